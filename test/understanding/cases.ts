// The requests for a single case, command by command, as the facts contract has them.
import { asksFor, type Outcome, result } from './outcome.ts';

/** A move: from, to, and on which day. */
export const pair = (von: string, nach: string, datum?: string) =>
  result('calculator/halteverbot/results', [von, nach], datum === undefined ? {} : { datum });

export const huntingCosts = (state: string) => result('calculator/jagdschein/results', [state]);
export const huntingTraining = (state: string) => result('jagdschein/facts', [state]);
export const huntingDetail = (state: string) => result('jagdschein/detail', [state]);

const car = (kind: string, income: number, children: number) =>
  result('calculator/e-auto/results', [kind, income, children]);
export const bev = (income: number, children: number) => car('bev', income, children);
export const plugIn = (income: number, children: number) => car('phev_range_extender', income, children);

export type Prices = Readonly<{ preis?: number; strom?: number }>;
export const solarSet = (city: string, size: string, prices: Prices = {}) =>
  result('calculator/balkonkraftwerk/results', [city, size], prices);

type Building = 'einfamilienhaus' | 'mehrfamilienhaus' | 'weg' | 'mieter';
type Box = 'standard' | 'bidirektional';
export const box = (
  building: Building,
  state: string,
  spaces: number,
  kind: Box,
  applicant = 'privatperson',
) => result('calculator/wallbox/results', [building, state, spaces, kind], { applicant });

export const founding = (city: string, articles: 'muster' | 'individuell') =>
  result('calculator/gmbh/results', [city, articles]);

type Course = 'guenstig' | 'median' | 'intensiv';
export const guardExam = (place: string, kursformat: Course = 'median') =>
  result('calculator/sachkunde34a/results', [place], { kursformat });
/** Without a word on the course, the average one is assumed, and said so. */
export const trainerExam = (city: string, course: Course = 'median') =>
  result('calculator/aevo/results', [city, course]);

type Pump = 'luft_wasser' | 'sole_wasser_erdkollektor' | 'sole_wasser_erdsonde' | 'wasser_wasser';
type Municipality = 'over_100k' | 'under_100k' | 'heat_plan_designated';
type PumpQuery = Readonly<{
  kosten?: number;
  plz?: string;
  selbstnutzer?: true;
  alteHeizung?: true;
  einkommenUnter40000?: true;
}>;
export const pumpGrant = (pump: Pump, size: Municipality, query: PumpQuery = {}) =>
  result('calculator/waermepumpe/results', [pump, size], query);
/** The grant does not depend on the municipality: it may be assumed and said so, or asked for. */
export const pumpGrantAnywhere = (pump: Pump, query?: PumpQuery): readonly Outcome[] => [
  pumpGrant(pump, 'over_100k', query),
  asksFor(/Gemeinde|municipality/),
];

export type StoveSwitches = Readonly<{
  self?: true;
  oldHeating?: true;
  incomeUnder40000?: true;
  nrwSolarPv?: true;
}>;
const stove = (kind: string, state: string, costs: number, switches: StoveSwitches = {}) =>
  result('calculator/kaminofen/results', [kind, state, costs], switches);
export const classicStove = (state: string, costs: number) => stove('classic', state, costs);
export const pelletStove = (state: string, costs: number, switches?: StoveSwitches) =>
  stove('pellet_water', state, costs, switches);

type Process = 'neuzulassung' | 'halterwechsel' | 'ummeldung' | 'abmeldung';
export const registration = (process: Process, way: 'amt' | 'online', plate: 'ja' | 'nein') =>
  result('calculator/kfz/results', [process, way, plate]);

type Place = Readonly<{ city?: string; state?: string; plz?: string }>;
export const suppliers = (topic: string, place: Place = {}) => result('topics', [topic, 'suppliers'], place);

export const about = (topic: string, ...state: readonly string[]): Outcome =>
  result('topics', [topic, 'facts', ...state]);
