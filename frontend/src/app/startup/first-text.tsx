import type { Activity, ActivityState } from '@learning/shared/contract/activities';
import type { RichTextNode } from '@learning/shared/contract/fields';
import type { PlayerView } from '@learning/shared/contract/learning';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { firstOpeningOf } from '#features/activities/activity-opening.ts';
import { playedType } from '#features/activities/activity-types.ts';
import { hasOpening, outlineOf } from '#features/course-player/outline/course-outline.ts';
import { stepNamed, stepsOf } from '#features/course-player/steps/module-steps.ts';
import { activityIn, namesInLocation } from '#features/course-player/steps/step-names.ts';
import { OpeningFrame } from '#features/spaced-review/opening/opening-frame.tsx';
import { FirstActivity } from './first-activity.tsx';

/** More than the tallest screen shows. */
const MOST_BLOCKS = 16;

/**
 * Renders the beginning of a lesson or of an activity into its shell, with the responses of the early calls, while the rest of the app is
 * on its way. The app then shows the same text in the same place.
 */
export async function showFirstText(): Promise<void> {
  const activityId = activityIn(namesInLocation());
  return activityId === undefined ? showLesson() : showActivity(activityId);
}

async function showLesson(): Promise<void> {
  const [view] = await earlyResponses();
  if (view) render('[data-first-text]', firstTextOf(view as PlayerView));
}

async function showActivity(activityId: string): Promise<void> {
  // The app asks for both once it has rendered what is around them, which is later by two round trips.
  void import('#features/activities/components/activity-screen.tsx').catch(ignore);
  const [view, activities, state] = (await earlyResponses()) as [
    PlayerView?,
    Activity[]?,
    ActivityState?,
  ];
  const activity = activities?.find(({ id }) => id === activityId);
  if (!activity) return;
  void playedType(activity.type)?.load().catch(ignore);
  if (!view?.module || !state || !view.state.enrollment || !view.state.hasAccess) return;
  const opening = firstOpeningOf(activity, state);
  const module = view.modules.find(({ id }) => id === activity.moduleId);
  if (!opening || !module) return;
  render(
    '[data-first-screen]',
    <FirstActivity module={module} activity={activity} opening={opening} />,
  );
}

const ignore = () => undefined;

/** Returns the responses in the order of the page's first calls. The app reads them, too. */
function earlyResponses(): Promise<unknown[]> {
  const early = Object.values(window.earlyCalls?.responses ?? {});
  return Promise.all(
    early.map(async (asked) => {
      const response = await asked.catch(ignore);
      return response?.ok && !response.bodyUsed ? response.clone().json() : undefined;
    }),
  );
}

function render(selector: string, text: ReactNode): void {
  const place = document.querySelector(selector);
  if (text && place) createRoot(place).render(text);
}

/** Undefined if the app will show something else at the top: no access, an activity, or the paragraph at which the learner stopped. */
function firstTextOf({ module, modules, state }: PlayerView) {
  if (!module || !state.enrollment || !state.hasAccess) return undefined;
  const outline = outlineOf(modules, state.progress, state.activityResults);
  const entry = outline.find((opened) => opened.module.id === module.id);
  if (!entry || (!entry.isCompleted && entry.lastBlock > 0)) return undefined;
  const steps = stepsOf(module);
  const step = stepNamed(steps, module.body, namesInLocation()) ?? steps[0]!;
  // The title of the module stands above the first step only.
  if (step !== steps[0] || step.kind !== 'read') return undefined;
  return (
    <>
      {hasOpening(outline, entry) && <OpeningFrame aria-hidden="true" />}
      <RichText body={beginningOf(module.body, step.to)} />
    </>
  );
}

/** Ends before the first box: in the app, a pause has a field, and law has tabs. */
function beginningOf(body: RichTextNode, end: number): RichTextNode {
  const children = body.children ?? [];
  const box = children.findIndex(({ tagName }) => tagName === 'blockquote');
  return { ...body, children: children.slice(0, Math.min(box < 0 ? end : box, end, MOST_BLOCKS)) };
}
