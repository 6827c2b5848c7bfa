import type { TextsOf } from '../../../message-types.ts';
import type { errorsPeople as en } from './en.ts';

export const errorsPeople = {
  erased: 'Diese Person wurde gelöscht; mit ihrem Konto lässt sich nichts mehr tun.',
  merged:
    'Dieses Konto wurde mit einem anderen zusammengeführt. Löschen Sie die Daten des behaltenen Kontos, dann gehen auch diese.',
  mergedStays:
    'Dieses Konto wurde mit einem anderen zusammengeführt und bleibt geschlossen. Machen Sie die Zusammenführung rückgängig, um es wieder zu öffnen.',
  eraseSelf: 'Sie können sich nicht selbst löschen.',
  lastSuperadmin: 'Der letzte Hauptadministrator kann nicht gelöscht werden.',
  otherEmail: 'Das ist nicht die E-Mail-Adresse des Kontos.',
  reasonNames: 'Der Grund bleibt für immer gespeichert und darf die Person deshalb nicht nennen.',
  undoTooLate:
    'Die dreißig Tage, in denen sich diese Zusammenführung rückgängig machen ließ, sind vorbei.',
  mergedOn:
    'Das behaltene Konto wurde inzwischen selbst mit einem anderen zusammengeführt. Machen Sie zuerst jene Zusammenführung rückgängig.',
} as const satisfies TextsOf<typeof en>;
