import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/viewer.ts';
import { mayManageSite } from './site.policy.ts';

const viewer = (change: Partial<Viewer>): Viewer => ({
  _id: 'u',
  fullName: 'U',
  locale: 'en',
  tokenHash: '',
  roles: ['user'],
  regionRoles: [],
  regionIds: ['r'],
  termsAccepted: true,
  impersonatorId: null,
  ...change,
});

describe('the catalogues of the site', () => {
  it('are kept by superadmins', () => {
    expect(mayManageSite(viewer({ roles: ['user', 'manager', 'admin', 'superadmin'] }))).toBe(true);
  });

  it('are not kept by admins, nor by a superadmin of one region', () => {
    expect(mayManageSite(viewer({ roles: ['user', 'manager', 'admin'] }))).toBe(false);
    const region = { regionId: 'r', slug: 'r', roleNames: ['superadmin'] as const };
    expect(mayManageSite(viewer({ regionRoles: [region] }))).toBe(false);
  });
});
