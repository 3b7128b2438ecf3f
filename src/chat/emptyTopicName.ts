// Since feature level 334 a topic may have no name; older servers do not know the parameter that asks for that.
// https://zulip.com/api/get-messages#parameter-allow_empty_topic_name

const firstLevel = 334;

/** To be spread among the parameters. */
export const withEmptyTopicName = (featureLevel: number): { readonly allow_empty_topic_name?: true } =>
  featureLevel >= firstLevel ? { allow_empty_topic_name: true } : {};
