# Not built in our tests: there is no container engine where they run.
FROM node:20-slim AS build
WORKDIR /auspex
COPY . .
RUN npm ci && node scripts/build.mjs

FROM node:20-slim
WORKDIR /auspex
COPY --from=build /auspex/package.json /auspex/package-lock.json ./
RUN npm ci --omit=dev
COPY --from=build /auspex/bin bin
COPY --from=build /auspex/scripts scripts
COPY --from=build /auspex/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:4000/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "bin/auspex.mjs", "serve", "--host", "0.0.0.0", "--data", "/data"]
