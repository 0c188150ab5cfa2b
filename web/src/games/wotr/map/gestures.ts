import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte.ts';

/** How far a finger may tremble before it is a drag, in pixels. */
const TREMBLE = 6;

interface Told {
  /** A click that was no drag, in pixels of the window. */
  click: (x: number, y: number) => void;
  double: (x: number, y: number) => void;
  hover: (x: number, y: number) => void;
  leave: () => void;
}

/** Hands on the map: dragging pans, wheel and two fingers zoom; what was neither is a click. */
export function gestures(camera: Camera, told: Told): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let start: { x: number; y: number } | null = null;
    let dragged = false;
    let spread = 0;

    const at = (event: PointerEvent | MouseEvent): { x: number; y: number } => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const middle = (): { x: number; y: number; spread: number } => {
      const [one = { x: 0, y: 0 }, two = one] = [...fingers.values()];
      return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, spread: Math.hypot(one.x - two.x, one.y - two.y) };
    };
    const ours = (event: Event): boolean => !(event.target as Element).closest('[data-furniture]');

    const down = (event: PointerEvent): void => {
      if (!ours(event) || event.button > 0) return;
      camera.still();
      fingers.set(event.pointerId, at(event));
      if (fingers.size === 1) {
        start = at(event);
        dragged = false;
      } else {
        dragged = true;
        spread = middle().spread;
      }
    };
    const move = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      const now = at(event);
      if (!finger) {
        if (event.pointerType !== 'touch' && ours(event)) told.hover(now.x, now.y);
        return;
      }
      if (!dragged && start && Math.hypot(now.x - start.x, now.y - start.y) < TREMBLE) return;
      if (!dragged) {
        dragged = true;
        told.leave();
        element.setPointerCapture(event.pointerId);
      }
      const before = middle();
      fingers.set(event.pointerId, now);
      const after = middle();
      camera.pan(after.x - before.x, after.y - before.y);
      if (fingers.size > 1 && spread > 0) {
        camera.zoom(after.spread / spread, after.x, after.y);
        spread = after.spread;
      }
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) start = null;
      else spread = middle().spread;
    };
    const click = (event: MouseEvent): void => {
      // A click by key or by a screen reader has no place; its button answers it.
      if (!ours(event) || event.detail === 0) return;
      if (dragged) {
        dragged = false;
        return;
      }
      const { x, y } = at(event);
      told.click(x, y);
    };
    const double = (event: MouseEvent): void => {
      const { x, y } = at(event);
      if (ours(event)) told.double(x, y);
    };
    const wheel = (event: WheelEvent): void => {
      if (!ours(event)) return;
      event.preventDefault();
      const { x, y } = at(event);
      // A wheel has notches of 100, over which the map glides; a touchpad sends many small steps, and pinching on it comes with ctrl.
      const step = Math.max(-120, Math.min(120, event.deltaMode ? event.deltaY * 33 : event.deltaY));
      const factor = Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0024));
      if (Math.abs(step) > 50 && !event.ctrlKey) camera.glide(factor, x, y);
      else camera.zoom(factor, x, y);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('pointerleave', told.leave);
    element.addEventListener('click', click);
    element.addEventListener('dblclick', double);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('pointerleave', told.leave);
      element.removeEventListener('click', click);
      element.removeEventListener('dblclick', double);
      element.removeEventListener('wheel', wheel);
    };
  };
}
