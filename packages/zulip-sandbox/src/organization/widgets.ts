// The buttons that come along with a message: https://zulip.readthedocs.io/en/latest/subsystems/widgets.html
// Only `widget_content` of the kind zform; what people make with /poll and /todo is text here.
import { badRequest } from '../wire/errors.ts';

/** What belongs to a message beside its content, as clients are shown it. */
export interface Submessage {
  readonly id: number;
  readonly message_id: number;
  readonly sender_id: number;
  readonly msg_type: 'widget';
  /** JSON: `{"widget_type": …, "extra_data": …}` */
  readonly content: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Checks `widget_content` in Zulip's order and words, and gives what is kept of it. More fields do no harm. */
export function storedWidget(sent: string): string {
  const widget = fieldsOf('widget_content', parsed(sent));
  for (const name of ['widget_type', 'extra_data']) {
    if (!(name in widget)) throw refused(`${name} is not in widget_content`);
  }
  const { widget_type, extra_data } = widget;
  const data = fieldsOf('extra_data', extra_data);
  if (widget_type !== 'zform') throw refused(`unknown widget type: ${String(widget_type)}`);
  if (!('type' in data)) throw refused('zform is missing type field');
  if (data['type'] !== 'choices') throw refused(`unknown zform type: ${String(data['type'])}`);
  checkText('extra_data', data, 'heading');
  const choices = valueOf('extra_data', data, 'choices');
  if (!Array.isArray(choices)) throw refused('extra_data["choices"] is not a list');
  choices.forEach((choice: unknown, index) => {
    const where = `extra_data["choices"][${index}]`;
    const fields = fieldsOf(where, choice);
    for (const name of ['short_name', 'long_name', 'reply']) checkText(where, fields, name);
  });
  return JSON.stringify({ widget_type, extra_data });
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    throw refused('API programmer sent invalid JSON content');
  }
}

function fieldsOf(name: string, value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refused(`${name} is not a dict`);
  }
  return { ...value };
}

function valueOf(where: string, fields: Fields, name: string): unknown {
  if (!(name in fields)) throw refused(`${name} key is missing from ${where}`);
  return fields[name];
}

function checkText(where: string, fields: Fields, name: string): void {
  if (typeof valueOf(where, fields, name) !== 'string') throw refused(`${where}["${name}"] is not a string`);
}

/** A button as it was sent. */
export interface Button {
  readonly short_name: string;
  readonly long_name: string;
  readonly reply: string;
}

/** The buttons under a message, none for most. */
export function buttonsOf(submessages: readonly Submessage[]): readonly Button[] {
  return submessages.flatMap(({ content }) => {
    const { extra_data } = JSON.parse(content) as { extra_data: { choices: readonly Button[] } };
    return extra_data.choices;
  });
}

const refused = (why: string) => badRequest(`Widgets: ${why}`);
