// Behind a case its own notes are looked through: when one applies, and what nothing else answers.
import { expect, test } from 'vitest';
import { shareConversations } from '../support/sharedOffice.ts';

const converse = shareConversations();

const pellets =
  'wasserführender Pelletofen 13.900, Eigenheim bei Trier, Solarthermie is scho aufm Dach. Zuschuss?';

test.each([
  [[pellets, 'Muss der Antrag vor der Bestellung raus?']],
  [['Pelletofen mit Wassertasche 15000 in Hessen, Zuschuss?', 'muss man vor dem Kauf beantragen?']],
  [
    [
      'Pelletofen wasserführend 12.000 Bayern',
      'darf der ofen bestellt sein, wenn man den zuschuss beantragt?',
    ],
  ],
])('when one applies: %j', async (said) => {
  expect((await converse(said)).at(-1)?.reply).toMatch(/^Annahmen des Rechners: Antrag vor Auftragsbeginn/);
});

test.each([
  [
    [
      'normaler Schwedenofen für 3.200 in Bremen, Zuschuss?',
      'Kann der Kunde die Montage von der Steuer absetzen?',
    ],
  ],
  [['Kaminofen klassisch 4000 Hamburg Förderung', 'Gibt es wenigstens steuerlich was?']],
])('what nothing else answers: %j', async (said) => {
  expect((await converse(said)).at(-1)?.reply.split('\n')[0]).toMatch(
    /Dazu sagt der Dienst: Hinweis: Nur Steuerermäßigung für Arbeitskosten \(§ 35a EStG\)\.$/,
  );
});

test('what is said of another place alone is denied as before', async () => {
  const [, next] = await converse([
    '800 Watt Balkonkraftwerk München',
    'muss man vor dem Kauf den Antrag stellen?',
  ]);
  expect(next?.reply).toMatch(/^(?:Balkonkraftwerk: )?\*\*Ausdrücklich sagt der Dienst das nicht\.\*\*/);
});
