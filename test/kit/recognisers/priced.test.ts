// What something costs is no income, and a measure that nothing is reckoned by asks nothing back.
import { describe, expect, test } from 'vitest';
import { isPriced, quantitiesIn, readWords } from '../../../src/kit/index.ts';
import { shareOffice } from '../../support/sharedOffice.ts';

const priced = (text: string): readonly boolean[] => {
  const words = readWords(text);
  return quantitiesIn(words)
    .filter(({ isWeak }) => !isWeak)
    .map((one) => isPriced(words, one));
};

test.each([
  ['will ein Elektroauto für 34.900 kaufen', [true]],
  ['einen Wagen gekauft (39.990 Euro, ich verdiene 51.000 im Jahr)', [true, false]],
  ['Angebot von 28.500 €', [true]],
  ['bought for 31,000', [true]],
  ['Wir kaufen ein rein batterieelektrisches Fahrzeug für 34.990 Euro', [true]],
  ['für 34.990 Euro ein neues Auto zulegen', [true]],
  ['we are buying a new car for around €31,000', [true]],
  ['Wir kaufen ein Auto. Förderung für 45.000 Euro Einkommen', [false]],
  ['Was kostet das? Einkommen 40.000', [false]],
  ['zvE 38.000', [false]],
])('%s', (text, expected) => {
  expect(priced(text)).toEqual(expected);
});

describe('through the whole bot', () => {
  const ask = shareOffice();

  test.each([
    [
      'Ehepaar, 2 Kinder, zu versteuerndes Einkommen 62.000 €, will im Juni ein reines Elektroauto für 34.900 kaufen. Wieviel Zuschuss gibt es?',
      '**4.000 €** Förderung',
    ],
    ['E-Auto, zvE 44.000, Akku 60 kWh, 1 Kind. Wie viel?', '**5.500 €** Förderung'],
    [
      'Stecker-Solar, 2 Module mit zusammen 900 Wp, in Nürnberg, Strompreis 36 ct, Anschaffung 550. Wann hat sich das bezahlt gemacht?',
      'Nach **2,7 Jahren** amortisiert',
    ],
    // Two incomes, of which none is a price, are asked about.
    ['e-auto mann verdient 30.000, ich 32.000, ein kind', 'zu versteuernde Haushaltseinkommen'],
  ])('%s', async (question, part) => {
    expect((await ask(question)).reply).toContain(part);
  });
});
