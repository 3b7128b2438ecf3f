// The buttons that came along with a message: they and their heading stand in place of its content, as in Zulip's web app.
import { element } from './dom.js';

/** `press(reply)` says what a button says. Gives undefined for messages without buttons. */
export function choicesOf({ id, submessages }, press) {
  const { heading, choices } = formIn(submessages) ?? {};
  if (!choices) return undefined;
  const headingId = `choices-${id}`;
  const buttons = choices.map(({ short_name, long_name, reply }) =>
    element(
      'li',
      {},
      element(
        'button',
        { type: 'button', class: 'plain', click: () => press(reply) },
        element('span', { class: 'short' }, short_name),
        ' ',
        element('span', {}, long_name),
      ),
    ),
  );
  return element(
    'div',
    { class: 'choices', role: 'group', 'aria-labelledby': headingId },
    element('p', { id: headingId }, heading),
    element('ul', {}, ...buttons),
  );
}

/** Whatever is no such form, a poll of another server for example, leaves the content. */
function formIn(submessages) {
  try {
    const { widget_type, extra_data } = JSON.parse(submessages[0].content);
    return widget_type === 'zform' && extra_data.type === 'choices' ? extra_data : undefined;
  } catch {
    return undefined;
  }
}
