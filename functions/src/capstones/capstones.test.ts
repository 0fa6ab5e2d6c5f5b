import { SAMPLE_LEVELS, sampleCapstone } from '@learning/content/testing/sample-capstone';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import { createReminderDependencies } from '#notifications/reminders/open-reminders.ts';
import { checkCapstone } from '#notifications/reminders/check-capstone.ts';
import { reminderRepository } from '#notifications/reminders/reminder-repository.ts';
import { listInbox } from '#operating/inbox/list-inbox.ts';
import { presentItem } from '#operating/inbox/present-item.ts';
import { requireItem } from '#operating/inbox/require-item.ts';
import { reviewCapstone } from '#operating/inbox/review-capstone.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import {
  capstoneLearner,
  capstoneLevels,
  soundCapstone,
} from '#testing/learning/capstone-learner.ts';
import { grantPurchase } from '#testing/learning/enrolled-learner.ts';
import { openOperatorsHarness, supporter } from '#testing/operating/operators-harness.ts';
import { engineNames } from '#testing/table/test-table.ts';

const START = new Date('2026-11-18T09:00:00.000Z');
const DAY_MS = 86_400_000;

describe.each(engineNames)('a capstone, on %s,', (engine) => {
  let table: Table;
  let api: TestApi;
  beforeEach(async () => {
    table = await createSampleTable(engine, (folder) => (folder.capstone = sampleCapstone()));
    api = openApi(table, START);
  });
  const open = async () => {
    const learner = await capstoneLearner(api);
    await grantPurchase(table, learner.userId, 1);
    return learner;
  };
  /** The first one waits longest. */
  const handedIn = async () => {
    const learner = await open();
    api.now = new Date(api.now.getTime() + 60_000);
    await learner.submit();
    return learner;
  };
  const eventsOf = async (userId: string) =>
    (await eventRepository(table).list(userId)).map(({ type }) => type);
  /** Five days later, as the scheduled task does it. */
  const remind = async (userId: string) => {
    const deps = createReminderDependencies(restrictTable(table, 'reminders'));
    const reminder = {
      entity: 'reminder' as const,
      userId,
      name: 'capstone#1',
      dueAt: api.now.toISOString(),
    };
    await reminderRepository(restrictTable(table, 'reminders')).planOnce(userId, {
      name: reminder.name,
      dueAt: api.now,
    });
    const outcome = await checkCapstone(reminder, api.now, deps);
    await deps.reminders.settle(reminder, outcome);
    return outcome;
  };

  describe('in calibration', () => {
    it('tells the experts’ ratings with a pass, and not before (Q3)', async () => {
      const learner = await open();
      const wrong = learner.rateSamples(0, [
        ['Sound', 'Sound'],
        ['Sound', 'Sound'],
        ['Sound', 'Sound'],
      ]);
      expect(await learner.ok('rateSamples', wrong)).toEqual({ agreement: 58, isPassed: false });
      const before = await learner.view();
      expect(JSON.stringify(before)).not.toMatch(/It says so here|2026-11-20|liar|do not fit/);
      expect(before.exercises[0]).toMatchObject({
        agreement: 58,
        levels: { 'paper-1': capstoneLevels('Sound', 'Sound') },
      });
      const right = learner.rateSamples(0, SAMPLE_LEVELS[0]);
      expect(await learner.ok('rateSamples', right)).toEqual({ agreement: 100, isPassed: true });
      const [passed, other] = (await learner.view()).exercises;
      expect(passed!.papers[0]!.experts).toHaveLength(2);
      expect(other!.papers[0]!.experts).toBeNull();
      // A pass stands.
      expect(await learner.ok('rateSamples', wrong)).toEqual({ agreement: 100, isPassed: true });
    });

    it('waits after the second failed try, and asks for each row (S21)', async () => {
      const learner = await open();
      const try_ = (level: string) =>
        learner.rateSamples(0, [
          [level, level],
          [level, level],
          [level, level],
        ]);
      await learner.ok('rateSamples', try_('Sound'));
      await learner.ok('rateSamples', try_('Strong'));
      // A repeated call is no third try.
      await learner.ok('rateSamples', try_('Strong'));
      expect(await learner.refused('rateSamples', try_('Not yet'))).toBe('attempt_not_yet');
      expect(await learner.refusal('rateSamples', try_('Superb'))).toMatchObject({
        code: 'invalid_request',
      });
    });
  });

  describe('when it is handed in', () => {
    it('needs calibration, parts and marks; other findings come back once (Q5, Q6)', async () => {
      const learner = await open();
      expect(await learner.refused('handInCapstone', learner.handIn())).toBe('not_calibrated');
      await learner.calibrate();
      const empty = learner.handIn({ parts: { note: '', reason: '', advice: '' }, marks: {} });
      const refused = await learner.ok('handInCapstone', {
        ...empty,
        body: { ...empty.body, despiteFindings: true },
      });
      expect(refused.isHandedIn).toBe(false);
      expect(refused.findings.map(({ checkId }) => checkId)).toEqual(
        expect.arrayContaining(['part-note', 'marks-Reason']),
      );
      const facts = { ...soundCapstone().facts, due: '2026-11-10' };
      const found = await learner.ok('handInCapstone', learner.handIn({ facts }));
      expect(found).toMatchObject({
        isHandedIn: false,
        findings: [{ checkId: 'dates' }, { checkId: 'day' }],
      });
      expect((await learner.view()).handedIn).toBeNull();
      const despite = learner.handIn({ facts, despiteFindings: true });
      expect(await learner.ok('handInCapstone', despite)).toMatchObject({ isHandedIn: true });
      expect(await learner.ok('handInCapstone', despite)).toMatchObject({ isHandedIn: true });
      expect(await learner.view()).toMatchObject({
        handedIn: { number: 1, state: 'waiting', findings: [{ checkId: 'dates' }, {}] },
        revisionsLeft: 2,
      });
    });

    it('can be revised twice, and nothing is lost in between (Q10)', async () => {
      const learner = await handedIn();
      const revision = (revises: number, pages: string) =>
        learner.handIn({
          revises,
          facts: { ...soundCapstone().facts, pages },
          despiteFindings: true,
        });
      expect(await learner.refused('handInCapstone', revision(2, '1'))).toBe('capstone_changed');
      await learner.ok('handInCapstone', revision(1, '1'));
      await learner.ok('handInCapstone', revision(2, '2'));
      expect(await learner.refused('handInCapstone', revision(3, '4'))).toBe('revisions_used_up');
      expect(await learner.view()).toMatchObject({ handedIn: { number: 3 }, revisionsLeft: 0 });
    });

    it('is stored once when two tabs hand it in', async () => {
      const learner = await open();
      await learner.calibrate();
      await Promise.all([1, 2, 3].map(() => learner.ok('handInCapstone', learner.handIn())));
      expect(
        (await eventsOf(learner.userId)).filter((type) => type === 'capstoneHandedIn'),
      ).toHaveLength(1);
      expect(await learner.view()).toMatchObject({ revisionsLeft: 2 });
    });
  });

  describe('with peers', () => {
    it('gets its levels from two others, none of whom has a name (Q7, Q8)', async () => {
      const [author, first, second] = [await handedIn(), await handedIn(), await handedIn()];
      await first.rate('Strong', 'Sound');
      expect((await author.view()).result).toBeNull();
      await second.rate('Strong', 'Sound');
      const view = await author.view();
      expect(view).toMatchObject({
        handedIn: { state: 'rated', comments: [{ text: 'Name the day.' }, {}] },
        result: {
          ratedBy: 'peers',
          raterCount: 2,
          rows: [
            { row: 'File note', level: 'Strong' },
            { row: 'Reason', level: 'Sound' },
          ],
        },
      });
      expect(await eventsOf(author.userId)).toContain('capstoneRated');
      for (const text of [JSON.stringify(view), JSON.stringify(await first.view())]) {
        for (const { userId } of [author, first, second]) expect(text).not.toContain(userId);
      }
    });

    it('is decided by a third when two disagree (Q7)', async () => {
      const author = await handedIn();
      const raters = [await handedIn(), await handedIn(), await handedIn()];
      await raters[0]!.rate('Strong', 'Strong');
      await raters[1]!.rate('Not yet', 'Strong');
      expect(await author.view()).toMatchObject({ result: null, handedIn: { ratingCount: 2 } });
      await raters[2]!.rate('Strong', 'Strong');
      expect(await author.view()).toMatchObject({
        result: { raterCount: 3, rows: [{ level: 'Strong' }, { level: 'Strong' }] },
      });
    });

    it('is never rated by its author, nor twice by one, nor by who has not handed in', async () => {
      const author = await handedIn();
      expect(await author.refused('startPeerRating', author.start)).toBe('no_paper_to_rate');
      const rater = await handedIn();
      const ratingId = await rater.rate('Strong', 'Sound');
      expect(await rater.refused('startPeerRating', rater.start)).toBe('no_paper_to_rate');
      const guest = await open();
      expect(await guest.refused('startPeerRating', guest.start)).toBe('capstone_not_handed_in');
      expect(await guest.refused('ratePaper', guest.rating(ratingId, ['Strong', 'Sound']))).toBe(
        'paper_gone',
      );
    });

    it('keeps a rating that is revised twice, and refuses the third revision (Q10)', async () => {
      const author = await handedIn();
      const rater = await handedIn();
      const ratingId = await rater.rate('Strong', 'Sound');
      for (const level of ['Sound', 'Not yet']) {
        await rater.ok('ratePaper', rater.rating(ratingId, ['Strong', level]));
      }
      // A repeated call is no revision.
      await rater.ok('ratePaper', rater.rating(ratingId, ['Strong', 'Not yet']));
      const third = rater.rating(ratingId, ['Strong', 'Strong']);
      expect(await rater.refused('ratePaper', third)).toBe('revisions_used_up');
      expect(await author.view()).toMatchObject({ handedIn: { ratingCount: 1 } });
    });

    it('is shown to two raters at a time, and free again when they let it lie', async () => {
      await handedIn();
      const raters = [await handedIn(), await handedIn(), await handedIn(), await handedIn()];
      const names = await Promise.all(
        raters.map(async (rater) => {
          const { ratingId } = await rater.ok('startPeerRating', rater.start);
          return ratingId.slice(0, 32);
        }),
      );
      for (const name of names)
        expect(names.filter((other) => other === name).length).toBeLessThan(3);
      const again = await raters[0]!.ok('startPeerRating', raters[0]!.start);
      expect(again.ratingId.slice(0, 32)).toBe(names[0]);
    });
  });

  describe('without peers', () => {
    it('goes to the inbox after five days, and a reviewer rates it without a name (Q9)', async () => {
      const author = await handedIn();
      const harness = openOperatorsHarness(table);
      const handedInAt = api.now.getTime();
      api.now = new Date(handedInAt + 4 * DAY_MS);
      expect(await author.refused('assessOwnCapstone', author.assess('Strong', 'Sound'))).toBe(
        'capstone_waits_for_raters',
      );
      expect(await remind(author.userId)).toMatchObject({
        nextAt: new Date(handedInAt + 5 * DAY_MS),
      });
      api.now = new Date(handedInAt + 5 * DAY_MS);
      await remind(author.userId);
      expect(await author.view()).toMatchObject({ handedIn: { state: 'review' } });
      expect(await eventsOf(author.userId)).toContain('capstoneWaits');
      const { desk } = harness.deps;
      const { entries } = await listInbox({ topic: 'capstone' }, supporter, desk, api.now);
      expect(entries).toMatchObject([{ kind: 'capstone', name: null, learnerId: null }]);
      const item = await requireItem(entries[0]!.itemId, desk);
      const shown = await presentItem(item, desk, api.now);
      expect(JSON.stringify(shown)).not.toContain(author.userId);
      expect(shown.capstone).toMatchObject({ because: 'no_raters', actions: ['rate', 'remove'] });
      const review = {
        itemId: entries[0]!.itemId,
        version: shown.version,
        action: 'rate' as const,
        levels: capstoneLevels('Sound', 'Not yet'),
        message: 'Count the days.',
        reason: 'no raters',
      };
      await reviewCapstone(review, supporter, desk, api.now);
      await expect(reviewCapstone(review, supporter, desk, api.now)).rejects.toThrow(
        expect.objectContaining({ code: 'changed_by_operator' }) as Error,
      );
      expect(await author.view()).toMatchObject({
        handedIn: { state: 'rated', comments: [{ text: 'Count the days.' }] },
        result: { ratedBy: 'reviewer', raterCount: 1, rows: [{ level: 'Sound' }, {}] },
      });
      expect(await desk.audit.list('2026-11')).toMatchObject([
        { action: 'reviewCapstone', learnerId: null },
      ]);
      expect((await listInbox({ topic: 'capstone' }, supporter, desk, api.now)).entries).toEqual(
        [],
      );
    });

    it('says self-assessed, which can be changed twice (Q9, Q10)', async () => {
      const author = await handedIn();
      api.now = new Date(api.now.getTime() + 5 * DAY_MS);
      await remind(author.userId);
      await author.ok('assessOwnCapstone', author.assess('Strong', 'Strong'));
      await author.ok('assessOwnCapstone', author.assess('Strong', 'Sound'));
      await author.ok('assessOwnCapstone', author.assess('Strong', 'Sound'));
      await author.ok('assessOwnCapstone', author.assess('Strong', 'Not yet'));
      expect(await author.refused('assessOwnCapstone', author.assess('Sound', 'Sound'))).toBe(
        'revisions_used_up',
      );
      expect(await author.view()).toMatchObject({
        result: { ratedBy: 'self', rows: [{ level: 'Strong' }, { level: 'Not yet' }] },
      });
    });
  });

  describe('that is reported', () => {
    it('is shown to no other rater until an operator looked at it (Q11)', async () => {
      const author = await handedIn();
      const [first, second] = [await handedIn(), await handedIn()];
      const { ratingId } = await first.ok('startPeerRating', first.start);
      await first.ok('reportCapstone', first.report(ratingId, 'paper'));
      await first.ok('reportCapstone', first.report(ratingId, 'paper'));
      const other = await second.ok('startPeerRating', second.start);
      expect(other.ratingId.slice(0, 32)).not.toBe(ratingId.slice(0, 32));
      const { desk } = openOperatorsHarness(table).deps;
      const itemId = `capstone.1.${ratingId.slice(0, 32)}`;
      const shown = await presentItem(await requireItem(itemId, desk), desk, api.now);
      expect(shown).toMatchObject({
        message: 'It names a colleague.',
        capstone: { actions: ['rate', 'keep', 'remove'] },
      });
      const command = { itemId, version: shown.version, reason: 'reported' };
      const removal = { ...command, action: 'remove' as const, message: 'Leave the name out.' };
      await reviewCapstone(removal, supporter, desk, api.now);
      expect(await author.view()).toMatchObject({
        handedIn: { state: 'returned', returnedBecause: 'Leave the name out.' },
      });
      expect(await eventsOf(author.userId)).toContain('capstoneReturned');
      await author.ok(
        'handInCapstone',
        author.handIn({ revises: 1, facts: { ...soundCapstone().facts, written: '2026-11-17' } }),
      );
      expect(await author.view()).toMatchObject({ handedIn: { number: 2, state: 'waiting' } });
    });

    it('loses a comment that an operator removes', async () => {
      const author = await handedIn();
      const [first, second] = [await handedIn(), await handedIn()];
      const ratingId = await first.rate('Strong', 'Sound');
      await second.rate('Strong', 'Sound');
      await author.ok('reportCapstone', author.report(ratingId, 'comment'));
      const { desk } = openOperatorsHarness(table).deps;
      const itemId = `capstone.1.${ratingId.slice(0, 32)}`;
      const shown = await presentItem(await requireItem(itemId, desk), desk, api.now);
      expect(shown.capstone).toMatchObject({
        comment: 'Name the day.',
        actions: ['keep', 'remove'],
      });
      const command = { itemId, version: shown.version, reason: 'rude', message: 'Removed.' };
      await reviewCapstone({ ...command, action: 'remove' }, supporter, desk, api.now);
      const view = await author.view();
      expect(view.handedIn!.comments).toHaveLength(1);
      expect(view.result).toMatchObject({ ratedBy: 'peers' });
    });
  });

  it('is refused without a seat, a course or a capstone', async () => {
    const stranger = api.as(randomUUID());
    const params = { userId: 'me', id: '1' };
    expect(await stranger.refused('getCapstone', { params })).toBe('payment_required');
    expect(await stranger.refused('getCapstone', { params: { ...params, id: '99' } })).toBe(
      'course_not_found',
    );
  });
});
