# The bot alone: no development dependencies, no sandbox. Works with a read-only file system and without root.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false
COPY tsconfig.json ./
COPY src src
COPY commands commands
COPY assets assets
COPY tools/build.js tools/
RUN npm run build && npm ci --omit=dev --workspaces=false

FROM node:24-slim
ENV NODE_ENV=production HEALTH_ADDRESS=0.0.0.0
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
USER node
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The Node of this image gives little back: a small young generation saves a fifth of the memory at rest, and costs
# a fifth of the answers in a burst, which are a hundred times what a chat server takes from a bot.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=2", "dist/src/main.js"]
