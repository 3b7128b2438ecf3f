// What limits the figures of a state: what they leave out, and the service's warnings on it. Those on others are in the files.
import { type Call, note, type Note, sentence, sentencesIn, stateNames, text } from '../../src/kit/index.ts';
import type { CommonRead } from './fields.ts';

type Said = Pick<CommonRead, 'warnings' | 'rule'> & { readonly datedNote?: string | undefined };

/** Without a state, all warnings are near. */
export function notesOn(
  { warnings, rule = '', datedNote }: Said,
  state: string | undefined,
  { say }: Pick<Call, 'say'>,
): readonly Note[] {
  const said = warnings.flatMap(sentencesIn);
  const named = said.filter((warning) => state !== undefined && warning.includes(state));
  const general = said.filter(
    (warning) => (state === undefined || !isOnAnyState(warning)) && !isOnCertainty(warning),
  );
  // How it is added up is for the files; what is not in it is not.
  const leftOut = sentencesIn(rule).filter((one) => one !== '' && !one.includes('='));
  return [
    ...[...leftOut, ...named].map((one) => note('condition', [text(one)])),
    ...general.map((one) => note('remark', [text(one)])),
    // The date of the state's figures may be known less well than it looks.
    ...(state !== undefined && datedNote !== undefined
      ? [
          note(
            'remark',
            say({
              de: sentence`Zum Stand: ${text(datedNote)}`,
              en: sentence`On the date: ${text(datedNote)}`,
            }),
          ),
        ]
      : []),
  ];
}

const isOnAnyState = (warning: string) => stateNames.some(([name = '']) => warning.includes(name));

/** What is only an example says so where it stands. */
const isOnCertainty = (warning: string) => /\billustrativ/i.test(warning);
