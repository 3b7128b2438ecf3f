// GET /messages/{message_id}: https://zulip.com/api/get-message
import { readableMessage } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { flagsOf } from './flags.ts';
import { messageShape } from './messageShape.ts';
import { boolean } from './parameters.ts';

export const getMessage: Endpoint = ({ organization, user, parameters, pathId }) => {
  const { featureLevel } = organization;
  const applyMarkdown = parameters.optional('apply_markdown', boolean) ?? true;
  const emptyTopicName =
    featureLevel >= 334 && (parameters.optional('allow_empty_topic_name', boolean) ?? false);

  const message = readableMessage(user, pathId, organization);
  const flags = flagsOf(message, user.userId, featureLevel);
  return {
    message: messageShape(message, { applyMarkdown, emptyTopicName, flags }, organization),
    raw_content: message.content,
  };
};
