// The places of the other facts service, with what a no-parking zone takes and costs there.

export interface Ort {
  readonly kennung: string;
  readonly bezeichnung: string;
  readonly bundesland: string | null;
  /** The lead time in days, the shortest and the longest. */
  readonly frist: readonly [kuerzeste: number, laengste: number];
  /** In EUR, the least and the most. */
  readonly kosten: readonly [von: number, bis: number];
  readonly online: boolean | null;
}

export const orte: readonly Ort[] = [
  {
    kennung: 'berlin-mitte',
    bezeichnung: 'Berlin Mitte',
    bundesland: 'Berlin',
    frist: [23, 30],
    kosten: [71.5, 270],
    online: true,
  },
  {
    kennung: 'hamburg',
    bezeichnung: 'Hamburg',
    bundesland: 'Hamburg',
    frist: [8, 15],
    kosten: [80, 275],
    online: false,
  },
  {
    kennung: 'koeln',
    bezeichnung: 'Köln',
    bundesland: 'NRW',
    frist: [16, 24],
    kosten: [116.25, 214],
    online: true,
  },
  {
    kennung: 'muenchen',
    bezeichnung: 'München',
    bundesland: null,
    frist: [9, 15],
    kosten: [100, 250],
    online: null,
  },
  {
    kennung: 'frankfurt-am-main',
    bezeichnung: 'Frankfurt | „Mainhattan“',
    bundesland: 'Hessen',
    frist: [17, 17],
    kosten: [110, 265],
    online: false,
  },
];
