import { prefetchTexts } from '@lampstand/ui';
import account from 'virtual:messages/account';
import address from 'virtual:messages/address';

/** Texts of the screens about somebody's own account. */
export const accountTexts = prefetchTexts([account, address]);
