# The site without the embedded services. Building it reads content, so the build must reach the services too:
#   docker build --secret id=environment,src=.env.local --tag site .
#   docker run --env-file .env.local --publish 3000:3000 site

FROM node:24.9.0-bookworm-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY packages/content-lake/package.json packages/content-lake/
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
# The variables are mounted as a secret, so the image contains only those that the build sends to browsers.
RUN --mount=type=secret,id=environment,target=/site/.env.local \
    STANDALONE=1 node node_modules/next/dist/bin/next build

FROM node:24.9.0-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
# Owned by the user who runs the site, because revalidated pages are written beside those of the build.
COPY --from=build --chown=node:node /site/.next/standalone ./
COPY --from=build --chown=node:node /site/.next/static ./.next/static
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
    CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Next.js listens on HOSTNAME alone, which hosts may set to the container's name.
CMD ["env", "HOSTNAME=0.0.0.0", "node", "server.js"]
