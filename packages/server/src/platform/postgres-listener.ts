import pg from 'pg';
import type { Unlisten } from './database.ts';

const RECONNECT_MS = 1000;

export interface Listener {
  listen(channel: string, heard: (payload: string | null) => void): Promise<Unlisten>;
  close(): Promise<void>;
}

/**
 * One connection of its own that hears NOTIFY for the whole process, opened at the first listener
 * and again after it was lost.
 */
export function listenOnPostgres(url: string, report: (error: Error) => void): Listener {
  const channels = new Map<string, Set<(payload: string | null) => void>>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;
  let wasLost = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'lampstand-listen' });
    fresh.on('error', report);
    fresh.on('notification', (message) => {
      for (const heard of channels.get(message.channel) ?? []) heard(message.payload ?? '');
    });
    await fresh.connect();
    // Only a connection that stood can be lost: one that never came is tried again below.
    fresh.on('end', later);
    for (const channel of channels.keys()) {
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    if (wasLost)
      for (const listeners of channels.values()) for (const heard of listeners) heard(null);
    wasLost = false;
    return fresh;
  }

  function later(): void {
    client = undefined;
    wasLost = true;
    clearTimeout(retry);
    if (!closed) retry = setTimeout(reconnect, RECONNECT_MS);
  }

  function reconnect(): void {
    client = connect();
    client.catch((error: unknown) => {
      report(error instanceof Error ? error : new Error(String(error)));
      later();
    });
  }

  return {
    async listen(channel, heard) {
      const known = channels.get(channel);
      const listeners = known ?? new Set();
      listeners.add(heard);
      channels.set(channel, listeners);
      if (!client) reconnect();
      const connection = await client;
      if (!known) await connection?.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        listeners.delete(heard);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      channels.clear();
      const connection = await client?.catch(() => undefined);
      await connection?.end();
    },
  };
}
