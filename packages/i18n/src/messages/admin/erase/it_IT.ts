import type { TextsOf } from '../../../message-types.ts';
import type { adminErase as en } from './en.ts';

export const adminErase = {
  title: 'Cancellare i dati di {name}?',
  body: 'Tutto ciò che permette di riconoscere {name} viene eliminato per sempre. Nessuno potrà recuperarlo.',
  exportFirst: 'Se la persona può avere ancora bisogno dei suoi dati, li scarichi prima.',
  removed: 'Ciò che viene eliminato',
  kept: 'Ciò che resta, con un numero al posto del nome',
  keptWhy:
    'I risultati e le voci del registro restano, affinché i rapporti e le tracce rimangano corretti. Non dicono più di chi si tratta.',
  account: 'Nome, indirizzo e-mail, password e profilo',
  partRIGHTS: 'Ruoli e incarichi',
  partMEMBERSHIPS: 'Appartenenza a regioni e gruppi',
  partRESULTS: 'Risultati degli esami',
  partPROGRESS: 'Progressi e visite',
  partNOTIFICATIONS: 'Notifiche',
  partCONTACTS: 'Indirizzi e numeri di telefono',
  partWORK: 'Lavoro come personale o docente',
  partENTRY: 'Accessi, link e chiavi di accesso',
  partLOG: 'Voci del registro',
  partMAILS: 'E-mail a questa persona',
  reason: 'Motivo',
  reasonHint: 'Almeno 3 caratteri. Resta per sempre: La preghiamo di non nominare la persona.',
  confirmation: 'Indirizzo e-mail dell’account',
  confirmationHint: 'Scriva {email} per confermare.',
  erase: 'Cancella per sempre',
  done: 'I dati della persona sono stati cancellati.',
} as const satisfies TextsOf<typeof en>;
