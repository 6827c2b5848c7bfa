import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import { type LocaleCode, matchLocale } from '@lampstand/i18n';
import { identify, type Visitor } from '../modules/identity/index.ts';
import type { Services } from '../platform/services.ts';
import type { Context } from './context.ts';
import { maskUnexpected, unexpectedIn, useErrorTexts } from './errors.ts';
import { useMultipartSubscriptions } from './multipart-subscriptions.ts';
import { useInputLimits } from './input-limits.ts';
import { addCookie, useOutgoingCookies } from './outgoing-cookies.ts';
import { useLiveRights } from './live-rights.ts';
import { useLimits } from './limits.ts';
import { schema } from './schema.ts';
import { writeGateFor } from './write-gate.ts';
import { useShortErrors } from './short-errors.ts';

/** What the HTTP server knows about a request that the request itself does not say. */
export interface Connection {
  readonly address: string | null;
  /** Bytes of the operation. */
  readonly bytes?: number;
}

export type GraphqlServer = YogaServerInstance<Partial<Connection>, Context>;

/** The GraphQL endpoint: context per request, one error channel, cookies, live queries. */
export function createGraphql(services: Services): GraphqlServer {
  const mask = maskUnexpected(services);
  const development = services.env.NODE_ENV === 'development';
  return createYoga<Partial<Connection>, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: development,
    logging: false,
    // Cross-site pages get no answer: the apps live on the same origin.
    cors: false,
    batching: false,
    // `serveGraphql` reads bodies, and no more than it takes.
    maxRequestBodySize: false,
    maskedErrors: { maskError: mask },
    plugins: [
      ...useLimits({ introspection: development }),
      useErrorTexts(mask),
      useInputLimits,
      useLiveRights,
      useShortErrors,
      useOutgoingCookies,
      useMultipartSubscriptions(),
    ],
    context: async ({ request, address }) => {
      const acceptLanguage = request.headers.get('accept-language');
      const visitor = await identify(services, request.headers.get('cookie')).catch(
        (error: unknown) => {
          // There is no context by which the error could be put into words later.
          const masked = mask(error);
          if (!(masked instanceof GraphQLError)) throw masked;
          throw unexpectedIn(services.translators.get(localeFor(services, acceptLanguage)), masked);
        },
      );
      return contextFor(services, visitor, {
        address: address ?? null,
        acceptLanguage,
        userAgent: request.headers.get('user-agent'),
        cookieHeader: request.headers.get('cookie'),
        setCookie: (header) => {
          addCookie(request, header);
        },
      });
    },
  });
}

interface RequestFacts extends Connection {
  readonly acceptLanguage: string | null;
  readonly userAgent: string | null;
  readonly cookieHeader: string | null;
  readonly setCookie: (header: string) => void;
}

/** A page asks in its own language, also in one that pickers do not offer any more. */
export const localeFor = ({ site }: Services, acceptLanguage: string | null): LocaleCode =>
  matchLocale(acceptLanguage, undefined, site.current().defaultLocale);

/** Builds the context of one request from who asks and how. */
export function contextFor(services: Services, visitor: Visitor, facts: RequestFacts): Context {
  const locale = localeFor(services, facts.acceptLanguage);
  const t = services.translators.get(locale);
  return {
    services,
    db: services.database.db,
    viewer: visitor.viewer,
    sessionExpired: visitor.expired,
    actor: {
      userId: visitor.viewer?._id ?? null,
      impersonatorId: visitor.viewer?.impersonatorId ?? null,
      requestId: randomUUID(),
      address: facts.address,
    },
    gate: writeGateFor(visitor.viewer),
    locale,
    t,
    userAgent: facts.userAgent,
    cookieHeader: facts.cookieHeader,
    setCookie: facts.setCookie,
  };
}
