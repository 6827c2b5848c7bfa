import { newClientMadeId } from '../../../shared/client-made-id.ts';

const key = 'lampstand.device';

export interface Device {
  readonly deviceId: string;
  readonly deviceKind: 'PHONE' | 'TABLET' | 'COMPUTER';
}

/** This browser, so that a person's devices can be told apart. Without storage it is a new one each time. */
export function thisDevice(): Device {
  return {
    deviceId: storedId(),
    deviceKind: kindOf(navigator.userAgent, navigator.maxTouchPoints),
  };
}

/** Phones say that they are mobile; a tablet says nothing of the kind, but is touched with ten fingers. */
export function kindOf(userAgent: string, touchPoints: number): Device['deviceKind'] {
  if (/\bMobile\b/.test(userAgent) && !userAgent.includes('iPad')) return 'PHONE';
  const tablet = /iPad|Android|Macintosh/.test(userAgent) && touchPoints > 1;
  return tablet ? 'TABLET' : 'COMPUTER';
}

function storedId(): string {
  try {
    const stored = localStorage.getItem(key) ?? newClientMadeId();
    localStorage.setItem(key, stored);
    return stored;
  } catch {
    return newClientMadeId();
  }
}
