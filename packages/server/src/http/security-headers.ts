import type { ServerResponse } from 'node:http';

/**
 * Only our own scripts run. Styles may be inline because the component library writes them at run
 * time; pictures and media come from our own origin.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Development needs the inline scripts and sockets of hot reload. */
const DEVELOPMENT_POLICY = POLICY.replace(
  "script-src 'self'",
  "script-src 'self' 'unsafe-inline'",
).replace("connect-src 'self'", "connect-src 'self' ws:");

interface Protection {
  readonly https: boolean;
  readonly development: boolean;
  /** Where pages send files to, besides our own origin. */
  readonly storeOrigin: string | undefined;
}

const withStore = (policy: string, origin: string | undefined): string =>
  origin === undefined
    ? policy
    : policy.replace("connect-src 'self'", `connect-src 'self' ${origin}`);

/** Puts the same protection on every answer, whatever it is. */
export function protect(response: ServerResponse, options: Protection): void {
  const policy = options.development ? DEVELOPMENT_POLICY : POLICY;
  response.setHeader('content-security-policy', withStore(policy, options.storeOrigin));
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('x-frame-options', 'DENY');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  if (options.https) {
    response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}
