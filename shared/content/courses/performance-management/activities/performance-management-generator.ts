import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'performance-management-generator',
  moduleId: 'performance-management-m3',
  type: 'generator',
  title: 'Performance Improvement Plan Builder',
  description:
    'A capable analyst has missed three documented deadlines. Build a plan that states the gap, the standard, the support and the check-ins, and leaves the outcome open.',
  passingScore: 80,
  config: {
    template: {
      title: 'Performance Improvement Plan',
      description:
        'A plan that an employee could follow and a stranger could judge. Finish the Root-Cause Worksheet first, have HR review the draft, and keep health, leave and complaint details out of every field.',
      type: 'performance-improvement-plan',
    },
    fields: [
      {
        id: 'employeeName',
        label: 'Employee name',
        type: 'text',
        required: true,
        placeholder: 'Full name',
        options: [],
        description: 'As it appears in the HR system.',
      },
      {
        id: 'jobTitle',
        label: 'Job title',
        type: 'text',
        required: true,
        placeholder: 'Current job title',
        options: [],
        description: 'The job whose standards apply. Check that it matches the job description.',
      },
      {
        id: 'managerName',
        label: 'Manager name',
        type: 'text',
        required: true,
        placeholder: 'Full name and job title',
        options: [],
        description: 'The person who will run the check-ins and deliver the support.',
      },
      {
        id: 'startDate',
        label: 'Plan start date',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description:
          'On or after the meeting in which you explain the plan. Never a date in the past.',
      },
      {
        id: 'planLength',
        label: 'Plan length',
        type: 'select',
        required: true,
        placeholder: 'Choose one',
        options: [
          '30 days (work that repeats daily)',
          '60 days (work that repeats weekly)',
          '90 days (work that repeats monthly)',
          'Length set by policy or agreement (see section 6)',
        ],
        description: 'Let the work decide: the employee needs several real attempts.',
      },
      {
        id: 'performanceGap',
        label: 'Performance gap',
        type: 'textarea',
        required: true,
        placeholder: 'What was expected, what happened, and the effect on the work',
        options: [],
        description: 'Results only. No labels, motives, moods or health.',
        demands: { minWords: 20, minFigures: 1 },
      },
      {
        id: 'evidence',
        label: 'Evidence and earlier feedback',
        type: 'textarea',
        required: true,
        placeholder: 'Dates, sources, when feedback was given, which causes were checked',
        options: [],
        description:
          'Show that the employee knew the standard, had feedback, and that barriers were looked at. Leave out events that HR is reviewing.',
        demands: { minWords: 25, minFigures: 2 },
      },
      {
        id: 'requiredStandard',
        label: 'Required standard',
        type: 'textarea',
        required: true,
        placeholder: 'What good looks like, in words a stranger could apply',
        options: [],
        description:
          'The normal standard of the job, the same as for others in it. Never a harder one.',
        demands: { minWords: 15 },
      },
      {
        id: 'measures',
        label: 'Measures',
        type: 'textarea',
        required: true,
        placeholder: 'Measure 1: … Source: … Measure 2: … Source: …',
        options: [],
        description: 'Two or three, each with a number and a source. None may be added midway.',
        demands: { minWords: 20, minFigures: 2, names: ['source'] },
      },
      {
        id: 'support',
        label: 'Support',
        type: 'textarea',
        required: true,
        placeholder: 'Who provides what, and by which date',
        options: [],
        description: 'Each item has an owner and a date. If it is late, the review dates move.',
        demands: { minWords: 15, minFigures: 1 },
      },
      {
        id: 'checkInSchedule',
        label: 'Check-in schedule',
        type: 'textarea',
        required: true,
        placeholder: 'Weekly talk; main check-ins with dates; final review date',
        options: [],
        description: 'Give real dates. If policy sets the length, state the end date here as well.',
        demands: { minWords: 12, minFigures: 2 },
      },
      {
        id: 'outcomeStatement',
        label: 'Possible outcomes',
        type: 'textarea',
        required: true,
        placeholder: 'If met …; if progress is real but incomplete …; if not met …',
        options: [],
        description:
          'Write "may," not "will." Name the policy, the hearing before any decision, and the appeal route.',
        demands: { minWords: 25, names: ['may', 'appeal'] },
      },
      {
        id: 'employeeComments',
        label: 'Employee comments received so far',
        type: 'textarea',
        required: false,
        placeholder: "In the employee's own words; leave blank if none yet",
        options: [],
        description:
          'What the employee said about the draft. The document leaves room for more. If health or leave came up, write "gave a reason that HR is reviewing separately."',
        demands: { minWords: 5 },
      },
    ],
    output: {
      format: 'html',
      filename: 'performance-improvement-plan',
      template:
        '<h1>Performance Improvement Plan</h1>' +
        '<p><strong>Employee:</strong> {{employeeName}}, {{jobTitle}}<br><strong>Manager:</strong> {{managerName}}<br><strong>Date issued:</strong> {{current_date}}<br><strong>Plan starts:</strong> {{startDate}}<br><strong>Length:</strong> {{planLength}}</p>' +
        '<p>This plan sets out the standard required in your job, the help you will have, and how progress will be measured. Its purpose is for you to succeed in the job. No decision about its outcome has been made.</p>' +
        '<h2>1. Performance gap</h2><p>{{performanceGap}}</p>' +
        '<h2>2. Evidence and earlier feedback</h2><p>{{evidence}}</p>' +
        '<h2>3. Required standard</h2><p>{{requiredStandard}}</p>' +
        '<h2>4. Measures</h2><p>{{measures}}</p>' +
        '<p>No measure will be added during the plan. Work affected by an approved absence, or by a system fault outside your control, will not be counted against you.</p>' +
        '<h2>5. Support</h2><p>{{support}}</p>' +
        '<p>If agreed support arrives late, the review dates move by at least the same time, and you will be told in writing. If you need an accommodation or adjustment for a health, family or other reason, contact HR in private at any time. You do not need to give details to your manager.</p>' +
        '<h2>6. Check-ins</h2><p>{{checkInSchedule}}</p>' +
        '<p>After each main check-in you will receive a written note of where each measure stands, and you may add your view to it.</p>' +
        '<table><thead><tr><th>Check-in</th><th>Where each measure stands</th><th>Date and initials</th></tr></thead><tbody>' +
        '<tr><td>First</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>Middle</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>Final review</td><td>____________________</td><td>__________</td></tr>' +
        '</tbody></table>' +
        '<h2>7. Possible outcomes</h2><p>{{outcomeStatement}}</p>' +
        '<h2>8. Your comments</h2>' +
        '<table><tbody>' +
        '<tr><th>Comments received before this plan was issued (blank if none)</th><td>{{employeeComments}}</td></tr>' +
        '<tr><th>Further comments by the employee</th><td>____________________</td></tr>' +
        '</tbody></table>' +
        '<p>You may correct a fact, suggest other support or disagree with this plan, now or in writing to HR within five working days, or longer if policy allows. If you believe the plan is unfair, you may ask HR for a review or use the grievance or appeal procedure. You may bring a companion or representative to meetings where law, policy or agreement allows it.</p>' +
        '<h2>9. Acknowledgment</h2>' +
        '<p>Signing shows that you received this plan and that it was explained to you. It does not mean that you agree with it.</p>' +
        '<table><thead><tr><th>Role</th><th>Signature</th><th>Date</th></tr></thead><tbody>' +
        '<tr><td>Employee: {{employeeName}}</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>Manager: {{managerName}}</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>HR reviewer</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>Explained, and employee chose not to sign (manager initials)</td><td>____________________</td><td>__________</td></tr>' +
        '</tbody></table>',
    },
    examples: {
      sampleData: {
        employerName: 'Piper & Lowe Design',
        employerAddress: '18 Mercer Street\nDenver, Colorado 80202',
        employeeName: 'Simone Reid',
        jobTitle: 'Demand Analyst',
        managerName: 'Andrew Kovac, Planning Manager',
        startDate: '2026-11-23',
        planLength: '90 days (work that repeats monthly)',
        performanceGap:
          "The monthly demand forecast is due to Purchasing by noon on the fifth working day. The forecasts for September, October and November 2026 arrived two, three and two working days late. Purchasing ordered packaging from the earlier month's figures each time. The quality of the forecasts, once delivered, has met the standard.",
        evidence:
          'The shared calendar and the delivery log show the three dates. The deadline was confirmed to all analysts by email on January 12, 2026, and Simone met it every month from February to August. Andrew gave feedback on September 11. On October 13 they agreed an informal target for November, and Tobin Osei explained the order of work that the other two analysts have used since a sales data feed moved from the second to the third working day in September. The November forecast was two days late, and on November 11 Andrew told her that a plan was being considered. His notes were shared with her each time. Causes were checked on November 13 with the Root-Cause Worksheet: the feed accounts for one day of the delay in each month at most, and the other two analysts receive the same feed and meet the deadline. The feed returns to the second working day from December 1.',
        requiredStandard:
          'The forecast reaches Purchasing by noon on the fifth working day of each month, complete for all product groups, with assumptions noted. If a delay is likely, Andrew is told by noon on the third working day, with the reason and a proposed new time. This is the standard for every analyst in the team.',
        measures:
          'Measure 1: the December, January and February forecasts are each delivered by noon on the fifth working day. Source: delivery log. Measure 2: each forecast passes the existing completeness check on first delivery. Source: Purchasing check sheet. Measure 3: any likely delay is raised by noon on the third working day. Source: email to Andrew.',
        support:
          'By November 25, Andrew will give Simone a template for the revised order of work and go through it with her own product groups. Tobin Osei, senior analyst, will work alongside her on the December forecast and be on call for January. IT will confirm the earlier data feed by December 1; Andrew owns this. Two ad hoc reports move to another analyst until the plan ends.',
        checkInSchedule:
          'Weekly: Mondays at 10:00 a.m., 20 minutes. First check-in (day 30): December 23, 2026, after the December forecast. Middle check-in (day 60): January 22, 2027, after the January forecast. Final review: February 22, 2027, after the February forecast.',
        outcomeStatement:
          'If all three measures are met, the plan closes in writing and the normal standard continues. If there is real progress but one measure is not yet met, the plan may be extended once, for a stated reason and time. If measures are not met and the support was given, Simone will be invited to a meeting under the capability policy, section 5, and heard before any decision. Possible outcomes of that meeting may include more support, other suitable work, a formal warning or, later in the process, the end of employment. Any formal outcome can be appealed under section 8.',
        employeeComments:
          'Simone said on November 16: "The new order was explained once, but I have not worked through it with my own product groups. I think I can hit the date if the feed comes on day two." She asked for the ad hoc reports to move, and this has been agreed.',
      },
    },
  },
});
