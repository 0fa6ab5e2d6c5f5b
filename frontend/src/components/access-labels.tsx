/** What gives a learner access to a course, in place of its price. Source: rules/wording.md W11 */
export function AccessLabels() {
  return (
    <>
      <span hidden data-if="by-purchase">
        Yours
      </span>
      <span hidden data-if="by-plan">
        In your plan
      </span>
      <span hidden data-if="by-trial">
        In your trial
      </span>
    </>
  );
}
