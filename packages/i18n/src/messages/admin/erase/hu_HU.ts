import type { TextsOf } from '../../../message-types.ts';
import type { adminErase as en } from './en.ts';

export const adminErase = {
  title: 'Törli {name} adatait?',
  body: 'Minden, amiről {name} felismerhető, örökre törlődik. Senki sem tudja visszahozni.',
  exportFirst: 'Ha a személynek még szüksége lehet az adataira, előbb töltse le őket.',
  removed: 'Ami törlődik',
  kept: 'Ami megmarad, név helyett számmal',
  keptWhy:
    'Az eredmények és a naplóbejegyzések megmaradnak, hogy a jelentések és a feljegyzések helyesek maradjanak. Már nem derül ki belőlük, kiről szólnak.',
  account: 'Név, e-mail-cím, jelszó és profil',
  partRIGHTS: 'Szerepkörök és feladatok',
  partMEMBERSHIPS: 'Régió- és csoporttagságok',
  partRESULTS: 'Vizsgaeredmények',
  partPROGRESS: 'Haladás és látogatások',
  partNOTIFICATIONS: 'Értesítések',
  partCONTACTS: 'Címek és telefonszámok',
  partWORK: 'Munkatársként vagy oktatóként végzett munka',
  partENTRY: 'Bejelentkezések, hivatkozások és belépési kulcsok',
  partLOG: 'Naplóbejegyzések',
  partMAILS: 'A személynek küldött e-mailek',
  reason: 'Indoklás',
  reasonHint: 'Legalább 3 karakter. Örökre megmarad: kérjük, ne nevezze meg a személyt.',
  confirmation: 'A fiók e-mail-címe',
  confirmationHint: 'A megerősítéshez írja be: {email}.',
  erase: 'Törlés örökre',
  done: 'A személy adatait töröltük.',
} as const satisfies TextsOf<typeof en>;
