import { expect, it } from 'vitest';
import { DeviceStore, isString } from '#lib/device-store.ts';
import { forgetLearner } from './forget-learner.ts';

it('removes what is stored under the id of one learner, in both storages', () => {
  const [leaving, staying] = ['learner-1', 'learner-11'];
  const drafts = new DeviceStore({ name: 'draft', version: 1, isValid: isString });
  const sitting = new DeviceStore({
    name: 'sitting',
    version: 1,
    isValid: isString,
    area: 'session',
  });
  for (const learnerId of [leaving, staying]) {
    drafts.write('My own words', learnerId, 'module-1');
    sitting.write('since nine', learnerId);
  }
  forgetLearner(leaving);
  expect([...drafts.list(), ...sitting.list()].map(({ ids }) => ids[0])).toEqual([
    staying,
    staying,
  ]);
});
