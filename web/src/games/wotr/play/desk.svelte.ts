import { untrack } from 'svelte';
import { Refused, sentence, type Outlook } from '$lib/api.ts';
import { t } from '$lib/i18n/language.svelte.ts';
import type { Table } from '$lib/table.svelte.ts';
import type { RegionId, WotrView } from '../contract.ts';
import { count, everybody, isFlight, isUnit, named, nextNamed, type Force, type Naming, type Verb } from './force.ts';
import { isCard } from '../box.ts';
import { armyIn } from '../pieces/battle.ts';
import { nearSide } from '../pieces/sides.ts';
import { flightOf, flights, flockOf, inFlock, left } from './flights.ts';
import { deeds, diceFor, grafted, pending, regionOf, unseen, walks, withDie, type Ahead, type Asked, type Deed, type Way } from './plan.ts';
import { concerns, regionsOf, roadOf, underWay } from './spots.ts';
import { Why, wish } from './why.svelte.ts';

/** What was picked before anything was decided: a die, a use for it, a piece. Each narrows what is lit. */
interface Picks {
  readonly die: string | null;
  readonly action: string | null;
  readonly thing: string | null;
}

/** A part of a plan that was not sent yet: what it is, and what is asked then. */
interface Stage {
  readonly made: readonly string[];
  readonly asked: Asked;
  /** What was chosen last, as the server calls it. */
  readonly label: string;
  /** What was picked when it was made, to go back to. */
  readonly before: Picks;
}

/** What would come of sending those who are picked now. */
export interface Trial {
  /** How they are named. */
  readonly named: readonly string[];
  readonly ahead: Ahead | null;
  readonly view: WotrView | null;
  readonly refused: string | null;
  /** How their attack would end. */
  readonly odds: Naming['odds'];
}

const LOST = Symbol('no answer came');
/** A refusal is an answer; whatever else goes wrong with a call is that none came. */
function lost(fault: unknown): null | typeof LOST {
  return fault instanceof Refused ? null : LOST;
}

const NOTHING: Picks = { die: null, action: null, thing: null };
const DEEP = 3;
/** Milliseconds after which a server that did not answer is asked again. */
const AGAIN = 300;
/** A question with more answers is not looked through: the server would have to try each of them. */
const MANY = 200;

/** What the viewer is doing at the board: what was picked, what was planned, and what that would come to. */
export class Desk {
  picks = $state.raw<Picks>(NOTHING);
  stages = $state.raw<readonly Stage[]>([]);
  /** Who goes, while that is asked. */
  going = $state.raw<Force>({});
  trial = $state.raw<Trial | null>(null);
  /** Why what cannot be done cannot be done. */
  readonly why: Why;
  /** The region or card under the hand. */
  under = $state<string | null>(null);
  busy = $state(false);

  /** Whether what can be done was looked through to the end. */
  ready = $state(false);

  /** Whether the rows stay what they are: before the dice were looked through, others stand in their places. */
  get settled(): boolean {
    return this.ready || this.stages.length > 0 || !/^(die|action)$/.test(this.asked?.kind ?? '');
  }

  private looked = $state.raw<{ question: string; asked: Asked } | null>(null);
  private asking = 0;
  private waiting: (() => void) | null = null;
  /** Whether the server is being asked what those who are picked now come to. */
  private weighing = false;
  /** Sent on their way before it had answered. */
  private hurried: readonly string[] | null = null;
  /** How many were picked to fly together; null where all are. */
  private flock: number | null = null;
  /** What was asked of a server that went away: it is asked again as soon as there is one. */
  private missed = $state.raw<(() => void) | null>(null);

  constructor(readonly table: Table) {
    this.why = new Why(table, () => this.question);
    $effect(() => {
      const { missed } = this;
      if (!missed || table.status !== 'live') return;
      const timer = setTimeout(() => {
        this.missed = null;
        missed();
      }, AGAIN);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const question = this.question;
      untrack(() => {
        this.reset();
        if (question) void this.look(question);
      });
    });
  }

  /** The table as it is shown. */
  readonly view = $derived.by(() => this.table.shown?.view as WotrView);

  /** Which question this is: another one makes everything that was picked void. */
  private readonly question = $derived.by(() => {
    const { mine, state } = this.table;
    return mine && state ? `${state.n} ${state.version} ${mine.kind}` : null;
  });

  /** The question of the table, as far as it was looked through. */
  private readonly root = $derived.by((): Asked | null => {
    const { mine } = this.table;
    if (!mine || !this.view) return null;
    if (this.looked && this.looked.question === this.question) return this.looked.asked;
    const about: unknown = this.view.decision?.about ?? null;
    return { ...mine, about };
  });

  /** What is asked now: by the table, or by the plan that was not sent yet. */
  readonly asked = $derived.by(() => this.stages.at(-1)?.asked ?? this.root);
  readonly made = $derived.by(() => this.stages.at(-1)?.made ?? []);
  /** The die that was picked, or that the plan which was not sent yet uses. */
  readonly die = $derived.by(() => this.picks.die ?? this.made.find((one) => one.startsWith('die '))?.slice(4) ?? null);
  readonly deeds = $derived.by(() => deeds(this.asked));
  /** What can be done with the die and for the purpose that were picked. */
  readonly open = $derived.by(() => {
    const { die, action } = this.picks;
    return withDie(this.deeds, die).filter((deed) => action === null || deed.action === action);
  });
  /** The same, about the piece that was picked. */
  readonly offers = $derived.by(() => {
    const { thing } = this.picks;
    if (thing === null) return this.open;
    const where = this.view.characters;
    return this.open.filter((deed) => {
      const road = roadOf(deed);
      return road ? road.from === thing : concerns(deed, thing, where);
    });
  });
  readonly naming = $derived.by(() => (this.asked?.kind === 'force' ? (this.asked.about as Naming) : null));
  /** Armies that may march after this one with the same die: a click on one sends these on their way and picks it. Where these could go instead is not among them. */
  readonly next = $derived.by((): ReadonlySet<string> => {
    const then = this.naming && this.trial?.ahead?.decision;
    if (!then || !this.naming) return new Set();
    const start = regionOf(this.naming.start);
    if (isFlight(this.naming)) {
      const where = (this.trial?.view ?? this.view).characters;
      return new Set(deeds(then).flatMap((deed) => regionsOf(deed, where)[0] ?? []));
    }
    const before = this.stages.at(-2)?.asked ?? this.root;
    const instead = deeds(before).flatMap((deed) => (roadOf(deed)?.from === start ? (roadOf(deed)?.to ?? []) : []));
    const armies = deeds(then).flatMap((deed) => roadOf(deed)?.from ?? []);
    return new Set(armies.filter((one) => one !== start && !instead.includes(one)));
  });
  readonly walks = $derived.by((): Map<string, Way> => (this.asked?.kind === 'walk' ? walks(this.asked) : new Map<string, Way>()));
  /** The dice that can do something of what is offered, whichever die was picked. */
  readonly dice = $derived.by(() => {
    const { thing, action } = this.picks;
    const where = this.view.characters;
    return diceFor(
      this.deeds.filter(
        (deed) => (action === null || deed.action === action) && (thing === null || concerns(deed, thing, where)),
      ),
    );
  });

  // -- picking -----------------------------------------------------------------------------------

  pickDie(die: string): void {
    if (this.picks.die === die) return this.pick({ die: null });
    const keeps = withDie(this.offers, die).length > 0;
    this.pick(keeps ? { die } : { ...NOTHING, die });
  }

  pickAction(action: string | null): void {
    this.pick({ action: this.picks.action === action ? null : action });
  }

  /** A click on anything that is not a region: a card, a companion, a nation, a deck. */
  pickThing(thing: string): void {
    const of = this.open.filter((deed) => deed.things.includes(thing));
    if (of.length === 0) return this.ask(thing);
    // A card is read before it is played.
    if (of.length === 1 && of[0] && !isCard(thing)) return this.choose(of[0]);
    this.pick({ thing: this.picks.thing === thing ? null : thing });
  }

  private pick(picks: Partial<Picks>): void {
    this.why.refused = null;
    this.picks = { ...this.picks, ...picks };
  }

  /** A click on a region: an army, its target, or a place where something happens. */
  region(id: RegionId): void {
    this.why.refused = null;
    if (!this.asked) return;
    // Who clicks faster than the server answers is not unheard.
    if (this.busy) return this.then(() => this.region(id));
    if (this.naming) return this.regionWhileNaming(id);
    const way = this.walks.get(id);
    if (way) return void this.commit(way);
    const { thing: picked } = this.picks;
    const thing = picked ?? underWay(this.asked.kind, this.open);
    if (thing !== null && thing !== id) {
      const there = this.open.find((deed) => {
        const road = roadOf(deed);
        return road?.from === thing && road.to === id;
      });
      if (there) return this.choose(there);
      // Two figures in two places are two clicks: the first comes as it was proposed.
      const [first] = this.offers;
      const another = this.open.some((deed) => deed.verb === 'recruit' && deed.things.includes(id));
      if (first?.verb === 'recruit' && another && !this.made.some((one) => one.startsWith('recruit '))) {
        this.choose(first);
        return this.then(() => this.region(id));
      }
    }
    const where = this.view.characters;
    const of = this.open.filter((deed) => (roadOf(deed)?.from ?? regionsOf(deed, where)[0]) === id);
    const [first] = of;
    const flies = first ? undefined : this.offers.find((deed) => deed.verb === 'fly' && deed.things.includes(thing ?? ''));
    // Further than an army marches, and where nothing else begins: those of them who can fly do.
    if (flies) return this.chooseThen(flies, id);
    if (!first) return this.ask(id);
    const roads = of.some(roadOf);
    if (thing === id) {
      // A second click means what can be done right here: an assault before a march.
      const right = roads ? of.find((deed) => deed.action === 'attack' && !roadOf(deed)) : first;
      return right ? this.choose(right) : this.pick({ thing: null });
    }
    if (of.length === 1 && !roads) return this.choose(first);
    this.pick({ thing: id });
  }

  private regionWhileNaming(id: RegionId): void {
    const { start = '', end = '' } = this.naming ?? {};
    if (id === end) return this.go();
    if (this.next.has(id)) {
      this.then(() => this.region(id));
      return this.go();
    }
    // Whoever has said how few fly here says with the next place where the others fly.
    if (this.naming && isFlight(this.naming) && this.next.has(start) && id !== start) {
      this.then(() => {
        const rest = this.deeds.find((deed) => deed.verb === 'fly' && deed.things.includes(start));
        if (rest) this.chooseThen(rest, id);
      });
      return this.go();
    }
    const { before } = this.stages.at(-1) as Stage;
    this.back();
    if (id === start) return;
    this.picks = { ...before, thing: start };
    this.region(id);
  }

  // -- planning ----------------------------------------------------------------------------------

  /** Do it: with the die that was picked, or the least flexible one that can. */
  choose(deed: Deed): void {
    if (this.busy || this.table.status !== 'live') return;
    const way = deed.ways.find((one) => one.die === this.picks.die) ?? deed.ways[0];
    if (!way) return;
    const flight = this.asked && flightOf(this.asked, this.made, way.path, this.ableAt);
    if (flight) this.plan({ ...flight, label: deed.label, before: this.picks });
    else void this.commit(way, deed.label);
  }

  /** Do it, and then what a click on this region means. */
  private chooseThen(deed: Deed, region: RegionId): void {
    this.choose(deed);
    this.then(() => this.region(region));
  }

  /** How many of those who stand in a region have not flown yet. */
  private readonly ableAt = (region: RegionId): number => left(this.view, region, this.root?.about, this.made);

  /** Choose what the table offers, by its notation. */
  take(option: string): void {
    const deed = this.deeds.find((one) => one.ways.some((way) => way.path.length === 1 && way.path[0] === option));
    if (deed) this.choose(deed);
  }

  /** Those who are picked go; on to what is asked then, or `more` to say that this was all. */
  go(...more: readonly string[]): void {
    if (!this.naming || this.table.status !== 'live') return;
    // What was weighed before is not who is picked now: whoever is quicker than the server is heard when it has answered.
    if (this.weighing) return void (this.hurried = more);
    if (this.trial?.refused) return;
    void this.commit({ die: null, path: [...(this.trial?.named ?? this.force()), ...more], then: more.length ? null : (this.trial?.ahead ?? null) });
  }

  /** How those who are picked are named. */
  private force(): string[] {
    if (this.naming && isFlight(this.naming)) return flights(this.naming, this.going);
    const all = this.asked?.options.some((one) => one.option === 'all') ?? false;
    return this.naming ? named(this.naming, this.going, all) : [];
  }

  setGoing(going: Force): void {
    if (this.naming && isFlight(this.naming)) this.flock = flockOf(this.naming, going);
    this.weigh(going);
  }

  private weigh(going: Force): void {
    this.going = going;
    this.weighing = true;
    this.hurried = null;
    void (this.naming && isFlight(this.naming) ? this.tryFlight() : this.tryForce());
  }

  private weighed(trial: Trial): void {
    this.trial = trial;
    this.weighing = false;
    const { hurried } = this;
    this.hurried = null;
    if (trial.refused !== null) this.waiting = null;
    else if (hurried) this.go(...hurried);
  }

  /** Everybody goes who finds room. */
  all(): void {
    if (this.naming) this.setGoing(everybody(this.naming));
  }

  private async tryFlight(): Promise<void> {
    const named = this.force();
    const found = named.length ? await this.foresee([...this.made, ...named], 1) : null;
    if (found === undefined) return;
    if (found === null && named.length) this.missed = () => void (this.naming && this.tryFlight());
    const refused = !named.length ? t('wotr-web-nobody-goes') : found instanceof Refused ? found.said : null;
    const seen = found instanceof Refused ? null : found;
    this.weighed({ named, ahead: seen?.ahead ?? null, view: (seen?.view ?? null) as WotrView | null, refused, odds: null });
  }

  private async tryForce(): Promise<void> {
    let force = this.force();
    const plan = [...this.made, ...force];
    const named = plan.slice(0, -1);
    const before = named.length > this.made.length ? this.table.outlook(named, 1).catch(() => null) : null;
    let found = await this.foresee(plan, 1);
    if (found === undefined) return;
    const { asking } = this;
    // Whoever may only stay, or only go, is named by the rules: a plan that can be made may still be another one.
    const exact = found === null || found instanceof Refused || this.names((await before)?.ahead.decision?.about, force);
    if (asking !== this.asking) return;
    // What it comes to is shown as soon as the server is back; whoever is picked stays picked.
    if (found === null) this.missed = () => void (this.naming && this.tryForce());
    if (found instanceof Refused || !exact) {
      let spelt = await this.spell('leave');
      if (spelt === null) spelt = await this.spell('take');
      if (spelt === undefined) return;
      if (spelt === null) {
        const said = count(this.going) === 0 ? t('wotr-web-nobody-goes') : exact ? await this.table.why(named, 'go') : null;
        const refused = said ?? (found instanceof Refused ? found.said : this.apart());
        return this.weighed({ named: force, ahead: null, view: null, refused, odds: null });
      }
      force = spelt.named;
      found = spelt.found;
    }
    const view = (found?.view ?? null) as WotrView | null;
    const { naming } = this;
    this.weighed({ named: force, ahead: found?.ahead ?? null, view, refused: null, odds: naming?.odds ?? null });
    const about = (await before)?.ahead.decision?.about as Naming | null | undefined;
    if (about && this.naming === naming && this.trial) this.trial = { ...this.trial, odds: about.odds };
  }

  /** Whether what was named so far, with what the rules named, is who was picked. */
  private names(about: unknown, force: readonly string[]): boolean {
    const verb = force[0]?.startsWith('take') ? 'take' : 'leave';
    return !about || nextNamed(about as Naming, this.going, verb) === 'go';
  }

  /** Why an army cannot part like this, where the rules have named somebody themselves. */
  private apart(): string {
    const { room = null } = this.naming ?? {};
    return t(room !== null && count(this.going, isUnit) > room ? 'wotr-web-no-room' : 'wotr-web-left-alone');
  }

  /**
   * Name those who go one by one. Where somebody can only stay, or only go, the rules name him themselves, and a plan that
   * names him too is refused: so after each it is asked who is named by now.
   */
  private async spell(verb: Verb): Promise<{ named: string[]; found: Outlook } | null | undefined> {
    const { going, naming } = this;
    const named: string[] = [];
    let asked = naming;
    while (asked) {
      const next = nextNamed(asked, going, verb);
      if (next === null) return null;
      const found = await this.foresee([...this.made, ...named, next], 1);
      if (found === undefined) return undefined;
      if (!found || found instanceof Refused) return null;
      named.push(next);
      const then = found.ahead.decision;
      asked = then?.kind === 'force' && next !== 'go' ? (then.about as Naming) : null;
      if (!asked) return next === 'go' || this.went(found, going) ? { named, found } : null;
    }
    return null;
  }

  /** Whether exactly those have gone. */
  private went({ view }: Outlook, going: Force): boolean {
    const { naming, asked } = this;
    if (!naming || !asked || !view) return false;
    const side = nearSide(this.view, asked.seat);
    const there = (table: WotrView): Force => armyIn(table, naming.start, side)?.figures ?? {};
    const [before, after] = [there(this.view), there(view as WotrView)];
    // Those who attack still stand where they were, and those who do not stand behind them.
    const attacks = naming.why === 'attack';
    return Object.keys(before).every((figure) => (attacks ? 0 : (before[figure] ?? 0)) + (attacks ? 1 : -1) * (after[figure] ?? 0) === (going[figure] ?? 0));
  }

  private async commit(way: Way, label = ''): Promise<void> {
    const plan = [...this.made, ...way.path];
    let then = way.then;
    if (then === null || then.decision?.kind === 'walk') {
      this.busy = true;
      const found = await this.foresee(plan, then ? DEEP : 2);
      if (found === undefined) return;
      this.busy = false;
      if (!found) return void (this.table.fault = sentence(null));
      // Whatever is wrong with it, the server says when it is sent.
      then = found instanceof Refused ? { stops: 'told', decision: null } : found.ahead;
    }
    const asked = pending(then);
    if (!asked) return this.send(plan);
    this.plan({ made: plan, asked, label, before: this.picks });
  }

  /** A part of a plan was made: on to what is asked then. */
  private plan(stage: Stage): void {
    this.stages = [...this.stages, stage];
    this.picks = NOTHING;
    this.trial = null;
    // Whoever sends them one by one does so until another number is picked.
    if (this.naming) this.weigh(isFlight(this.naming) ? inFlock(this.naming, this.flock) : everybody(this.naming));
    queueMicrotask(() => {
      const { waiting } = this;
      this.waiting = null;
      waiting?.();
    });
  }

  /** Do this as soon as it is known what is asked then. */
  private then(deed: () => void): void {
    this.waiting = deed;
  }

  private send(plan: readonly string[]): void {
    this.table.choose(plan.length === 1 && plan[0] !== undefined ? plan[0] : plan);
  }

  /** One step back in what was not sent yet. Whether there was one. */
  back(): boolean {
    if (this.why.refused) return this.clear();
    const { die, action, thing } = this.picks;
    if (thing !== null) this.pick({ thing: null });
    else if (action !== null) this.pick({ action: null });
    else if (die !== null) this.pick({ die: null });
    else {
      const last = this.stages.at(-1);
      if (!last) return false;
      this.stages = this.stages.slice(0, -1);
      this.picks = last.before;
      this.trial = null;
      this.hurried = null;
      this.busy = false;
      this.asking += 1;
    }
    return true;
  }

  private clear(): true {
    this.why.refused = null;
    return true;
  }

  private reset(): void {
    this.picks = NOTHING;
    this.stages = [];
    this.trial = null;
    this.flock = null;
    this.why.forget();
    this.busy = false;
    this.waiting = null;
    this.hurried = null;
    this.missed = null;
    this.asking += 1;
  }

  // -- asking the server -------------------------------------------------------------------------

  /** What a plan would lead to, or why it cannot be; undefined if something else has been asked meanwhile. */
  private async foresee(plan: readonly string[], depth: number): Promise<Outlook | Refused | null | undefined> {
    const asking = ++this.asking;
    let found: Outlook | Refused | null;
    try {
      found = await this.table.outlook(plan, depth);
    } catch (fault) {
      found = fault instanceof Refused ? fault : null;
    }
    return asking === this.asking ? found : undefined;
  }

  /** Look through the question of the table: which die, what for, what with. */
  private async look(question: string): Promise<void> {
    this.ready = false;
    const many = (this.table.mine?.options.length ?? 0) > MANY;
    const found = many ? null : await this.table.outlook([], DEEP).catch(lost);
    if (this.question !== question) return;
    if (found === LOST) return this.lookAgain(question);
    if (found?.ahead.decision) await this.lookOn(question, found.ahead.decision);
    this.ready = true;
    const { asked } = this;
    if (asked?.kind === 'die' && !asked.options.some((one) => one.option === 'pass')) await this.why.askPass();
  }

  private lookAgain(question: string): void {
    this.missed = () => void (this.question === question && this.look(question));
  }

  private async lookOn(question: string, asked: Asked): Promise<void> {
    this.looked = { question, asked };
    // What a die counts as comes before what it is used for: that is one question more.
    const parents = new Set(unseen(asked).map((plan) => JSON.stringify(plan.slice(0, -1))));
    await Promise.all([...parents].map((parent) => this.lookBehind(question, JSON.parse(parent) as string[])));
  }

  private async lookBehind(question: string, plan: string[]): Promise<void> {
    if (plan.length === 0) return;
    const found = await this.table.outlook(plan, 2).catch(lost);
    if (!found || !this.looked || this.looked.question !== question) return;
    if (found === LOST) return this.lookAgain(question);
    this.looked = { question, asked: grafted(this.looked.asked, plan, found.ahead) };
  }

  /** Why nothing can be done with a thing: the server says it. */
  private ask(thing: string): void {
    const plan = wish(this, thing);
    if (!plan) return this.pick({ thing: null });
    void this.why.ask(thing, plan);
  }
}
