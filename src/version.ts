// The version of the bot: that of package.json, as a test sees to.

export const version = '0.1.0';
