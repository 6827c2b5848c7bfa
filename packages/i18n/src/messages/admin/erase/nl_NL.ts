import type { TextsOf } from '../../../message-types.ts';
import type { adminErase as en } from './en.ts';

export const adminErase = {
  title: 'Gegevens van {name} wissen?',
  body: 'Alles waaraan {name} te herkennen is, wordt voor altijd verwijderd. Niemand kan het terughalen.',
  exportFirst: 'Als de persoon de gegevens nog nodig kan hebben, download ze dan eerst.',
  removed: 'Wat wordt verwijderd',
  kept: 'Wat blijft, met een nummer in plaats van de naam',
  keptWhy:
    'Resultaten en regels van het logboek blijven, zodat rapporten en vastlegging blijven kloppen. Ze zeggen niet meer om wie het gaat.',
  account: 'Naam, e-mailadres, wachtwoord en profiel',
  partRIGHTS: 'Rollen en taken',
  partMEMBERSHIPS: 'Lidmaatschap van regio’s en groepen',
  partRESULTS: 'Examenresultaten',
  partPROGRESS: 'Voortgang en bezoeken',
  partNOTIFICATIONS: 'Meldingen',
  partCONTACTS: 'Adressen en telefoonnummers',
  partWORK: 'Werk als medewerker of docent',
  partENTRY: 'Logins, links en toegangssleutels',
  partLOG: 'Regels van het logboek',
  partMAILS: 'E-mails aan deze persoon',
  reason: 'Reden',
  reasonHint: 'Minstens 3 tekens. Deze blijft voor altijd bewaard: noem de persoon niet.',
  confirmation: 'E-mailadres van het account',
  confirmationHint: 'Typ {email} om te bevestigen.',
  erase: 'Voor altijd wissen',
  done: 'De gegevens van de persoon zijn gewist.',
} as const satisfies TextsOf<typeof en>;
