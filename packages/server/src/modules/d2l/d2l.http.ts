import type { IncomingMessage, ServerResponse } from 'node:http';
import { senderAddress } from '../../platform/sender-address.ts';
import type { Services } from '../../platform/services.ts';
import { D2L_PATH, redeemTicket } from './d2l.service.ts';

/** Follows a ticket; one that does not count leads back to the page that hands them out. */
export async function serveTicket(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = ''] = (request.url ?? '').split('?');
  const ticket = path.slice(D2L_PATH.length);
  const location =
    request.method === 'GET'
      ? await redeemTicket(services, ticket, {
          cookie: request.headers.cookie,
          address: senderAddress(request, services.env.TRUSTED_PROXIES),
        })
      : undefined;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('referrer-policy', 'no-referrer');
  response.writeHead(302, { location: location ?? '/d2l-redirect?expired' }).end();
}
