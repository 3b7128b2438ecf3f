# The bot alone: no development dependencies, no sandbox. Works with a read-only file system and without root.
#   docker build -t amtsbot .
#   podman build --format docker -t amtsbot .     (podman's own format has no place for HEALTHCHECK)
#
# To build on the very same base each time, name it by the digest of its index, which holds for every processor:
#   docker buildx imagetools inspect docker.io/library/node:24-slim --format '{{.Manifest.Digest}}'
#   skopeo inspect --format '{{.Digest}}' docker://docker.io/library/node:24-slim
#   docker build --build-arg BASE=docker.io/library/node:24-slim@sha256:… -t amtsbot .
# Renew it the same way, at least once a month: a pinned base gets none of Debian's and Node's corrections by itself.
# None stands here, because no registry could be asked when this was written.
ARG BASE=docker.io/library/node:24-slim

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false
COPY tsconfig.json tsconfig.build.json ./
COPY src src
COPY commands commands
COPY assets assets
COPY tools/build.js tools/slim.js tools/
# Then more than half of what is installed goes: other builds of the same package, types, source maps, fonts, tests.
RUN npm run build && npm ci --omit=dev --workspaces=false && \
  node --experimental-import-meta-resolve tools/slim.js .

FROM ${BASE}
# `version` is that of package.json, as a test sees to. The address of the sources belongs here when there is one.
LABEL org.opencontainers.image.title="Amtsbot" \
  org.opencontainers.image.description="A Zulip bot that answers questions about German administrative processes" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="0.1.0"
ENV NODE_ENV=production HEALTH_ADDRESS=0.0.0.0
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY LICENSE ./
# The base's user `node`, as a number: Kubernetes takes no name for proof that it is not root.
USER 1000:1000
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The Node of this image gives little back: a small young generation saves a fifth of the memory at rest, and costs
# a fifth of the answers in a burst, which are a hundred times what a chat server takes from a bot.
# As the entry point, so that what follows the image's name is for the bot: `docker run … amtsbot check`.
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=2", "dist/src/main.js"]
