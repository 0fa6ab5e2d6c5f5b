import { definePage } from '../page-definition.ts';

export const page = definePage({
  kind: 'form',
  data: ['course-titles'],
  readsConfig: true,
});
