import type { RichTextNode } from '@learning/shared/contract/fields';
import type { PlayerView } from '@learning/shared/contract/learning';
import { createRoot } from 'react-dom/client';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { asksForActivity } from '#features/course-player/activity-link.ts';
import { hasOpening, outlineOf } from '#features/course-player/outline/course-outline.ts';
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

/** Undefined if the app will show something else at the top: no access, or the paragraph at which the learner stopped, unless the address leads to an activity. */
function firstTextOf({ module, modules, state }: PlayerView) {
  if (!module || !state.enrollment || !state.hasAccess) return undefined;
  const outline = outlineOf(modules, state.progress, state.activityResults);
  const entry = outline.find((opened) => opened.module.id === module.id);
  const progress = state.progress.find(({ moduleId }) => moduleId === module.id);
  const isForActivity = asksForActivity();
  if (!entry || (!isForActivity && !entry.isCompleted && progress?.lastBlock)) return undefined;
  return (
    <>
      {hasOpening(outline, entry) && !isForActivity && <OpeningFrame aria-hidden="true" />}
      <RichText body={beginningOf(module.body)} />
    </>
  );
}

/** Ends before the first pause: in the app, it has a field. */
function beginningOf(body: RichTextNode): RichTextNode {
  const children = body.children ?? [];
  const pause = children.findIndex(({ tagName, properties }) =>
    Boolean(tagName === 'blockquote' && properties?.['id']),
  );
  return {
    ...body,
    children: children.slice(0, pause < 0 ? MOST_BLOCKS : Math.min(pause, MOST_BLOCKS)),
  };
}
