import type { ServerResponse } from 'node:http';

/**
 * Only our own scripts run. Styles may be inline because the component library writes them at run
 * time; pictures and media come from our own origin. It stands on every answer, so what the first line
 * says of calls, workers and manifests as well is not said again.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Development needs the inline scripts and sockets of hot reload. */
const DEVELOPMENT_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'");

interface Protection {
  readonly https: boolean;
  readonly development: boolean;
  /** Where pages send files to, besides our own origin. */
  readonly storeOrigin: string | undefined;
}

function policyFor({ development, storeOrigin }: Protection): string {
  const calls = [development ? 'ws:' : undefined, storeOrigin].filter(
    (origin) => origin !== undefined,
  );
  const policy = development ? DEVELOPMENT_POLICY : POLICY;
  return calls.length === 0 ? policy : `${policy}; connect-src 'self' ${calls.join(' ')}`;
}

/** Puts the same protection on every answer, whatever it is. */
export function protect(response: ServerResponse, options: Protection): void {
  response.setHeader('content-security-policy', policyFor(options));
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('x-frame-options', 'DENY');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  if (options.https) {
    response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}
