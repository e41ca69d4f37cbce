import { SITE_IDS } from '@welt/brands'
import { DATABASE, DATABASE_MACHINES } from '../topology/database.ts'
import { VERSION } from '../topology/images.ts'
import { SERVING, TRACES_PORT } from '../topology/parts.ts'
import { ownHost, SETTINGS } from '../topology/settings.ts'
import { addressesOf, instanceNames } from './compose.ts'
import { header } from './header.ts'

const upstream = (part: 'storefront' | 'commerce') =>
  [
    `  upstream ${part} {`,
    `    zone ${part} 64k;`,
    // The names are instance.sh's.
    ...addressesOf(part).map(
      (address, at) =>
        `    server ${address}:${SERVING[part].port} max_fails=1 fail_timeout=2s; # ${instanceNames(part)[at]}`,
    ),
    // Shorter than a part drains, so no request is sent on a closing connection.
    '    keepalive 32;',
    '    keepalive_timeout 3s;',
    '  }',
  ].join('\n')

/** The outermost proxy: what a client says of its address is replaced. */
const FORWARDED = [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Host $host;',
  'proxy_set_header X-Forwarded-Proto https;',
]

const TLS = [
  'listen 8443 ssl;',
  'http2 on;',
  'ssl_certificate /etc/nginx/tls/certificate.pem;',
  'ssl_certificate_key /etc/nginx/tls/key.pem;',
  'ssl_protocols TLSv1.2 TLSv1.3;',
]

const lines = (all: readonly string[], indent: string) => all.map((line) => `${indent}${line}`).join('\n')

export const nginxConfig = (): string => `${header('#')}worker_processes auto;
pid /tmp/nginx.pid;
error_log /dev/stderr warn;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  server_tokens off;
  client_body_temp_path /tmp/body;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;
  # Four photos of a fault.
  client_max_body_size 48m;
  client_body_timeout 60s;
  proxy_connect_timeout 2s;
  proxy_read_timeout 60s;
  # A request that changes something is not sent to a second storefront.
  proxy_next_upstream error timeout;
  proxy_next_upstream_tries 2;

${upstream('storefront')}
${upstream('commerce')}

  server {
    listen 8080;
    location = /nginx-alive { return 200 "ok\\n"; }
    location / { return 308 https://$host$request_uri; }
  }
  server {
${lines([...TLS, 'server_name _;', ...FORWARDED], '    ')}
    location / { proxy_pass http://storefront; }
    location = ${SERVING.commerce.publicPath} { proxy_pass http://commerce; }
  }
  # Profile sandbox.
  server {
${lines([...TLS, 'server_name ~^sandbox\\.;', ...FORWARDED], '    ')}
    location / { proxy_pass http://${addressesOf('sandbox')[0]}:${SERVING.sandbox.port}; }
  }
}
`

/** A copy, in which instance.sh marks instances. */
export const nginxStart = (): string => `${header('#')}set -eu
cp /etc/nginx/welt/nginx.conf /tmp/nginx.conf
exec nginx -c /tmp/nginx.conf -g 'daemon off;'
`

/** Runs beside nginx. Requests in flight finish; the last instance of a part can't be taken out. */
export const instanceScript = (): string => `${header('#')}set -eu
if [ $# != 2 ] || { [ "$1" != out ] && [ "$1" != in ]; }; then
  echo 'usage: instance.sh out|in <instance>' >&2
  exit 2
fi
config="\${NGINX_CONFIG:-/tmp/nginx.conf}"
line=" # $2$"
if ! grep -q "$line" "$config"; then
  echo "nginx sends no requests to $2." >&2
  exit 1
fi
sed "/$line/s/ down;/;/" "$config" > "$config.new"
if [ "$1" = out ]; then
  sed "/$line/s/;/ down;/" "$config.new" > "$config.out"
  mv "$config.out" "$config.new"
  if ! grep " # \${2%-*}-[0-9]*$" "$config.new" | grep -qv ' down;'; then
    rm "$config.new"
    echo "$2 is the last one of \${2%-*}: bring another back first." >&2
    exit 1
  fi
fi
mv "$config.new" "$config"
nginx -c "$config" -s reload
`

/** Runs on the host of Compose. An instance that does not become healthy gets no requests, and ends the script. */
export const replaceScript = (): string => `${header('#')}set -eu
compose() { docker compose --file "$(dirname "$0")/../compose.yaml" "$@"; }
requests() {
  case "$2" in
    storefront-* | commerce-*) compose exec -T nginx sh /etc/nginx/welt/instance.sh "$1" "$2" ;;
  esac
}
for instance; do
  requests out "$instance"
  compose up --wait --no-deps "$instance"
  requests in "$instance"
done
`

export const poolerConfig = (): string => `;${header('#').slice(1)}[databases]
${DATABASE.name} = host=primary port=${DATABASE.port} dbname=${DATABASE.name}
[pgbouncer]
listen_addr = *
listen_port = ${DATABASE.poolerPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = /tmp/users.txt
pool_mode = transaction
default_pool_size = ${DATABASE.poolSize}
max_client_conn = ${DATABASE.mostClients}
max_prepared_statements = ${DATABASE.preparedStatements}
server_check_delay = 10
server_login_retry = 1
ignore_startup_parameters = extra_float_digits
`

export const poolerStart = (): string => `${header('#')}set -eu
umask 077
printf '"${DATABASE.role}" "%s"\\n' "$DATABASE_PASSWORD" > /tmp/users.txt
sed "s/host=primary /host=$DATABASE_LEADER /" /etc/welt/pgbouncer.ini > /tmp/pgbouncer.ini
exec pgbouncer /tmp/pgbouncer.ini
`

const line = ({ name, need }: (typeof SETTINGS)[number]) => `${need === 'always' ? '' : '# '}${name}=`

/** To be copied to deploy/.env, which Compose reads. */
export function settingsExample(): string {
  const given = SETTINGS.filter(({ origin }) => origin === 'operator')
  const block = (title: string, need: string, hint?: string) => [
    `# ${title}`,
    ...given.filter((setting) => setting.need === need && (hint === undefined || setting.hint === hint)).map(line),
    '',
  ]
  const hints = [...new Set(given.filter(({ need }) => need === 'always').map(({ hint }) => hint))]
  return [
    header('#').trim(),
    '# Copy it to deploy/.env and fill it in; docs/configuration.md says what each setting decides.',
    '',
    '# The shops are <site>.WELT_DOMAIN, or have hosts of their own; deploy/compose/tls has certificate.pem and',
    '# key.pem for all of these hosts.',
    'WELT_DOMAIN=localhost',
    ...SITE_IDS.map((site) => `# ${ownHost(site)}=www.${site}.example`),
    '# Tag of the images: an upgrade sets it to its commit, a rollback to the former one.',
    `WELT_TAG=${VERSION}`,
    'COMPOSE_PROJECT_NAME=welt',
    '',
    '# Letters and digits: openssl rand -hex 24',
    'DATABASE_PASSWORD=',
    'REPLICATION_PASSWORD=',
    '# Which machine has the primary, which the standby: changed only as docs/operating/fail-over.md says.',
    `DATABASE_LEADER=${DATABASE_MACHINES[0]}`,
    `DATABASE_STANDBY=${DATABASE_MACHINES[1]}`,
    '',
    ...hints.flatMap((hint) => block(`The same for all instances,\n# ${hint}`, 'always', hint)),
    ...block('Needed unless the sandbox runs:', 'without sandbox'),
    '# A demonstration without real payments and mail: COMPOSE_PROFILES=sandbox SANDBOX=on,',
    `# SANDBOX_URL=http://sandbox:${SERVING.sandbox.port}, PUBLIC_SANDBOX_URL=https://sandbox.<WELT_DOMAIN>,`,
    '# SANDBOX_ORIGINS=https://<site>.<WELT_DOMAIN>, … and a SANDBOX_PASSWORD of 12 characters or more.',
    '# Metrics and traces with Prometheus (127.0.0.1:9090) and Grafana (127.0.0.1:3030):',
    `# COMPOSE_PROFILES=telemetry METRICS=on TRACES_URL=http://collector:${TRACES_PORT}.`,
    '# COMPOSE_PROFILES=',
    '',
    ...block('All others:', 'never'),
  ].join('\n')
}
