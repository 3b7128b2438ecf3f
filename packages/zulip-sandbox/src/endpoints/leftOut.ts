// What a real server serves and this one does not: it is said so, instead of as if there were no such thing.

/** By path after `/api/v1/`, as in `index.ts`. */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  realm: ['PATCH'],
  'realm/user_settings_defaults': ['PATCH'],
  'realm/subdomain/:subdomain': ['GET'],
  'realm/domains': ['GET', 'POST'],
  'realm/domains/:domain': ['PATCH', 'DELETE'],
  'realm/icon': ['POST', 'DELETE', 'GET'],
  'realm/logo': ['POST', 'DELETE', 'GET'],
  'realm/playgrounds': ['POST'],
  'realm/playgrounds/:id{[0-9]+}': ['DELETE'],
  'realm/profile_fields': ['PATCH'],
  'realm/profile_fields/:id{[0-9]+}': ['PATCH', 'DELETE'],
  'realm/deactivate': ['POST'],
  'realm/test_welcome_bot_custom_message': ['POST'],
  users: ['POST'],
  'users/me': ['DELETE'],
  'users/:id': ['PATCH', 'DELETE'],
  'users/:id{[0-9]+}/reactivate': ['POST'],
  'users/:id{[0-9]+}/channels': ['GET'],
  'users/me/avatar': ['POST', 'DELETE'],
  'users/me/api_key/regenerate': ['POST'],
  'users/me/onboarding_steps': ['POST'],
  'users/me/apns_device_token': ['POST', 'DELETE'],
  'users/me/android_gcm_reg_id': ['POST', 'DELETE'],
  'mobile_push/test_notification': ['POST'],
  'mobile_push/e2ee/test_notification': ['POST'],
  'mobile_push/register': ['POST'],
  bots: ['GET', 'POST'],
  'bots/:id{[0-9]+}': ['PATCH', 'DELETE'],
  'bots/:id{[0-9]+}/api_key': ['GET'],
  'bots/:id{[0-9]+}/api_key/regenerate': ['POST'],
  invites: ['GET', 'POST'],
  'invites/:id{[0-9]+}': ['DELETE'],
  'invites/:id{[0-9]+}/resend': ['POST'],
  'invites/multiuse': ['POST'],
  'invites/multiuse/:id{[0-9]+}': ['DELETE'],
  scheduled_messages: ['GET', 'POST'],
  'scheduled_messages/:id{[0-9]+}': ['PATCH', 'DELETE'],
  reminders: ['GET', 'POST'],
  'reminders/:id{[0-9]+}': ['DELETE'],
  navigation_views: ['GET', 'POST'],
  'navigation_views/:fragment': ['PATCH', 'DELETE'],
  'messages/:id{[0-9]+}/typing': ['POST'],
  'messages/:id{[0-9]+}/report': ['POST'],
  'messages/summary': ['GET'],
  zcommand: ['POST'],
  'streams/:id{[0-9]+}/email_address': ['GET'],
  default_streams: ['POST', 'DELETE'],
  'default_stream_groups/create': ['POST'],
  'default_stream_groups/:id{[0-9]+}': ['PATCH', 'DELETE'],
  'default_stream_groups/:id{[0-9]+}/streams': ['PATCH'],
  'calls/zoom/create': ['POST'],
  'calls/bigbluebutton/create': ['GET'],
  'export/realm': ['GET', 'POST'],
  'export/realm/:id{[0-9]+}': ['DELETE'],
  'export/realm/consents': ['GET'],
  'jwt/fetch_api_key': ['POST'],
};

/** Of a path that is served with other methods. */
export const isLeftOut = (routePath: string, method: string): boolean =>
  leftOut[routePath.replace('/api/v1/', '')]?.includes(method) === true;

/** What is asked before there is an account. */
export const isOpenToAll = (path: string): boolean => /^(?:jwt\/fetch_api_key|realm\/subdomain\/)/.test(path);

/** Bots are not let in there on a real server either. */
export const refusedToBots = (path: string): boolean =>
  /^(?:bots|invites|mobile_push|export|users\/me\/(?:apns|android|avatar))\b/.test(path);
