import type { RichTextNode } from '@learning/shared/contract/fields';
import type { PlayerView } from '@learning/shared/contract/learning';
import { createRoot } from 'react-dom/client';
import { interactiveSource } from '#components/rich-text/figure.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { hasOpening, outlineOf } from '#features/course-player/outline/course-outline.ts';
import { stepNamed, stepsOf } from '#features/course-player/steps/module-steps.ts';
import { namesInLocation } from '#features/course-player/steps/step-names.ts';
import { OpeningFrame } from '#features/spaced-review/opening/opening-frame.tsx';

/** More than the tallest screen shows. */
const MOST_BLOCKS = 16;

/**
 * Renders the beginning of a lesson into its shell, with the response of the early call, while the rest of the app is on its way. The app
 * then shows the same text in the same place.
 */
export async function showFirstText(): Promise<void> {
  const place = document.querySelector('[data-first-text]');
  const [early] = Object.values(window.earlyCalls?.responses ?? {});
  const response = await early?.catch(() => undefined);
  if (!place || !response?.ok || response.bodyUsed) return;
  // The app reads the response, too.
  const text = firstTextOf((await response.clone().json()) as PlayerView);
  if (text && place.isConnected) createRoot(place).render(text);
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

/** Ends before the first box: in the app, a pause has a field, law has tabs, and some figures move. */
function beginningOf(body: RichTextNode, end: number): RichTextNode {
  const children = body.children ?? [];
  const box = children.findIndex(
    (node) => node.tagName === 'blockquote' || interactiveSource(node) !== undefined,
  );
  return { ...body, children: children.slice(0, Math.min(box < 0 ? end : box, end, MOST_BLOCKS)) };
}
