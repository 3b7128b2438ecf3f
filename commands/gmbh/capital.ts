// The share capital, which is the same everywhere: asked for without a city, it is told without one.
import { getTopicFacts } from '../../src/facts/endpoints/getTopics.ts';
import {
  type Call,
  type Document,
  type FactsRecord,
  FactsError,
  moneyRange,
  readProvenance,
  type Sentence,
  sentence,
  strong,
  textNote,
} from '../../src/kit/index.ts';
import { foundingsIn, readShareCapital } from './readFounding.ts';

/** Undefined where the service does not state it. */
export async function capitalDocument(answer: FactsRecord, call: Call): Promise<Document | undefined> {
  const { lang, say, today } = call;
  const capital = moneyRange(foundingsIn(answer)[0]?.shareCapital ?? readShareCapital(answer));
  if (!capital) return undefined;
  const sheet = await sheetNote(call);
  const least = say({
    de: sentence`Stammkapital mindestens ${strong(capital)}`,
    en: sentence`Share capital of at least ${strong(capital)}`,
  });
  const paid = say({
    de: '; wann wie viel davon einzuzahlen ist, sagt der Steckbrief:',
    en: '; what is to be paid in and when, the fact sheet says:',
  });
  return {
    lang,
    headline: [...least, sheet ? paid : '.'],
    notes: sheet ? [sheet] : [],
    provenance: readProvenance(answer, lang, today),
  };
}

/** What the service says on founding a GmbH; it is no loss where it cannot be read. */
async function sheetNote({ facts, signal }: Call): Promise<Sentence | undefined> {
  try {
    const sheet = await getTopicFacts(facts, 'gmbh-gruendung', signal);
    return textNote(sheet.text('summary_de', 'summary', 'beschreibung', 'kurzbeschreibung'));
  } catch (error) {
    if (error instanceof FactsError) return undefined;
    throw error;
  }
}
