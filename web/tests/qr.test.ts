import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';

/** As a camera sees it: `scale` points for each square. */
function photographed(dots: readonly (readonly boolean[])[], scale = 4): { width: number; height: number; data: Uint8Array } {
  const width = dots.length * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      if (dots[Math.floor(y / scale)]?.[Math.floor(x / scale)]) data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  }
  return { width, height: width, data };
}

it('a phone reads from the square what is in the link, also the many keys of a link to another device', () => {
  for (const length of [60, 900]) {
    const link = `http://192.168.1.20:8000/table/abc#invite=${'xY-9_'.repeat(length / 5)}`;
    expect(decodeQR(photographed(encodeQR(link, 'raw', { ecc: 'medium', border: 4 })))).toBe(link);
  }
});
