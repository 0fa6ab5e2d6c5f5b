import { definePage } from '../page-definition.ts';

export const page = definePage({ kind: 'public', module: 'src/public/verify/verify.ts' });
