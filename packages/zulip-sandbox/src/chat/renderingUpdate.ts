// The event for a message that looks different although nobody edited it: a preview arrived, or a thumbnail.
import { audienceOf, notify } from './audience.ts';
import { flagsAfterUpdate } from './flags.ts';
import { isMeMessage } from './messageShape.ts';
import type { Message } from './model.ts';
import { type Organization, unixSeconds } from './organization.ts';
import { render } from './render.ts';

/** https://zulip.com/api/get-events#update_message: by nobody, with the content as it was. */
export function announceRendering(message: Message, organization: Organization): void {
  const { channels, featureLevel } = organization;
  const channel = message.channelId === undefined ? undefined : channels.get(message.channelId);
  notify(organization, audienceOf(message, organization), ({ userId }) => ({
    type: 'update_message',
    user_id: null,
    edit_timestamp: unixSeconds(organization),
    message_id: message.id,
    message_ids: [message.id],
    rendering_only: true,
    ...(channel && { stream_name: channel.name, stream_id: channel.channelId }),
    content: message.content,
    rendered_content: render(message.content, organization),
    is_me_message: isMeMessage(message.content),
    flags: flagsAfterUpdate(message, userId, featureLevel),
  }));
}
