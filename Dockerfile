# The site alone, for hosted services or others that this image can reach, while it is built, too:
#   docker build --secret id=environment,src=.env.local --tag site .
#   docker run --env-file .env.local --publish 3000:3000 site

FROM node:24.9.0-bookworm-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY packages/content-lake/package.json packages/content-lake/
# Not `npm ci`, which refuses a lockfile that lacks the builds for other platforms; the versions are the lockfile's.
RUN npm install --no-save --no-audit --no-fund --loglevel=error
COPY . .
# The variables come as a file that stays out of the image; only those that browsers may see end up in the build.
RUN --mount=type=secret,id=environment,target=/site/.env.local \
    STANDALONE=1 node node_modules/next/dist/bin/next build

FROM node:24.9.0-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
# Pages that are rendered again are written beside those of the build.
COPY --from=build --chown=node:node /site/.next/standalone ./
COPY --from=build --chown=node:node /site/.next/static ./.next/static
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
    CMD ["node", "--eval", "fetch('http://localhost:3000/api/health').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
