// Whether one can apply online: what the service's ways to apply say of it.
import {
  type Call,
  joined,
  onlineVerdict,
  type Sentence,
  sentence,
  strong,
  text,
} from '../../src/kit/index.ts';

/** Undefined where it is not asked. Ways that name no online one are told, not taken for a no. */
export function onlineSentence(
  methods: readonly string[],
  state: string,
  { say, intent }: Call,
): Sentence | undefined {
  if (!intent.whether || intent.aspect !== 'online' || methods.length === 0) return undefined;
  const online = methods.find((method) => /^online\b/i.test(method));
  if (online !== undefined && /soweit|teils|teilweise/i.test(online)) {
    return say({
      de: sentence`${strong('Teilweise')}: online, soweit die Behörde in ${text(state)} es anbietet.`,
      en: sentence`${strong('In part')}: online as far as the authority in ${text(state)} offers it.`,
    });
  }
  if (online !== undefined) {
    return [onlineVerdict('yes', say), ' in ', text(state), '.'];
  }
  const named = say({
    de: sentence`${strong('Ein Online-Antrag ist nicht genannt')}; Antrag in ${text(state)}: `,
    en: sentence`${strong('No online way is named')}; ways to apply in ${text(state)}: `,
  });
  const ways = joined(
    methods.map((method) => [text(method)]),
    ', ',
  );
  return [...named, ...ways, '.'];
}
