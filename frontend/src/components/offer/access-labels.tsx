/** What gives a learner access to a course, in place of its price. Source: rules/wording.md W29 */
export function AccessLabels() {
  return (
    <>
      <span hidden data-if="by-purchase">
        Yours
      </span>
      <span hidden data-if="by-subscription">
        In your plan
      </span>
      <span hidden data-if="by-seat">
        In your team’s plan
      </span>
      <span hidden data-if="by-trial">
        In your trial
      </span>
    </>
  );
}
