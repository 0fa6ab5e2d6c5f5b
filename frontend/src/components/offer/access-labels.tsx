/** What gives a learner access to a course, in place of its price. Source: rules/wording.md W29 */
export function AccessLabels() {
  return (
    <>
      <span hidden data-if="source=purchase">
        Yours
      </span>
      <span hidden data-if="source=subscription">
        In your plan
      </span>
      <span hidden data-if="source=seat">
        In your team’s plan
      </span>
      <span hidden data-if="source=trial">
        In your trial
      </span>
    </>
  );
}
