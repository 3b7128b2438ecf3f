// What is secured for a project in one sentence: yes or no first where that was asked.
import { type Call, money, type Range, type Sentence, sentence, strong, text } from '../../src/kit/index.ts';
import { asksWhetherFunded } from '../funding/asksWhether.ts';
import { isUnconfirmed, type Programme } from './readProgrammes.ts';

interface Behind {
  readonly ofState: Range | undefined;
  /** The service's own word that there is no programme. */
  readonly noneActive: string | undefined;
  readonly programmes: readonly Programme[];
  readonly state: string;
}

type Asking = Pick<Call, 'say' | 'intent' | 'lang'>;

export function headline(secured: Range, behind: Behind, asking: Asking): Sentence {
  if (secured.max === 0) return nothingSecured(behind, asking);
  const { programmes, state, ofState } = behind;
  const { say, intent } = asking;
  const yes = asksWhetherFunded(intent) ? [say({ de: 'Ja, ', en: 'Yes, ' })] : [];
  const amount = strong(...yes, money(secured.min, secured.max));
  const isOfState = ofState?.min === secured.min && ofState.max === secured.max;
  const [only, ...others] = programmes.filter((one) => one.fits !== false && (one.secured?.max ?? 0) > 0);
  const from = isOfState ? say({ de: ` vom Land ${state}`, en: ` from the state ${state}` }) : '';
  const by = only && others.length === 0 ? sentence` (${text(only.name)})` : [];
  return [
    ...say({ de: sentence`${amount} gesichert${from}`, en: sentence`${amount} secured${from}` }),
    ...by,
    '.',
  ];
}

/** No, where the service itself says that there is nothing; open, where a programme runs without a confirmed amount. */
function nothingSecured({ noneActive, programmes }: Behind, { say, intent, lang }: Asking): Sentence {
  const whether = asksWhetherFunded(intent);
  const none = say({ de: '0 € gesichert', en: '€0 secured' });
  if (programmes.some(isUnconfirmed)) {
    const open = whether ? [say({ de: 'Noch offen, ', en: 'Still open, ' })] : [];
    const why = say({
      de: 'ein Programm läuft, sein Betrag ist aber nicht bestätigt.',
      en: 'a programme is running, but its amount is not confirmed.',
    });
    return [strong(...open, none), ': ', why];
  }
  if (noneActive === undefined) {
    const why = say({
      de: 'der Dienst zählt keine Förderung als gesichert.',
      en: 'the service counts nothing as secured.',
    });
    return [strong(none), ': ', why];
  }
  const no = whether ? [say({ de: 'Nein, ', en: 'No, ' })] : [];
  const own = 'the service knows no active, confirmed programme for it.';
  return [strong(...no, none), ': ', lang === 'de' ? text(noneActive) : own];
}
