import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'people-analytics-skill-check',
  moduleId: 'people-analytics-m6',
  type: 'skill-check',
  title: 'People Analytics Check',
  description:
    "You review an analyst's board slides before they go out. Ten questions test formulas, causal wording, data ethics and the governance of AI.",
  passingScore: 80,
  config: {
    assessment: {
      title: 'People Analytics Check',
      description:
        'Xochitl Barragán, a capable new analyst, has prepared the people section for the board of a pharmacy-services company. You have 25 minutes to review it. Keep a calculator at hand.',
      timeLimit: 25,
      passingScore: 80,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          'Slide 2 is titled "Mentoring cuts turnover by 40%." Dispensers who volunteered for mentoring left at 9%, the others at 15%. There were 200 people in each group. Which change should you ask for?',
        options: [
          'Keep the title, and add a footnote that correlation does not always mean causation',
          'Retitle it "Mentored staff leave less often"; add that volunteers may differ, and compare within service bands',
          'Delete the slide until a randomized trial has been run and published internally',
          'Keep the title but add the 95% range, because 200 people in each group is enough to support a causal claim about mentoring',
        ],
        correctAnswer:
          'Retitle it "Mentored staff leave less often"; add that volunteers may differ, and compare within service bands',
        points: 10,
        hint: 'Who chose to take part?',
        explanation:
          'The pattern is real but the groups selected themselves, so the title may state an association and no more. Comparing within service bands removes one difference. A range looks rigorous, yet it measures chance, not selection: a large biased comparison is still biased. Deleting the slide throws away a useful lead, and a footnote does not repair a false title.',
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question:
          'Slide 3 says, "Engagement is failing: turnover rose from 12% to 16%." Last year 24 of 300 experienced staff and 24 of 100 newcomers left. This year it was 16 of 200 experienced staff and 48 of 200 newcomers. What do the numbers support?',
        options: [
          'Both groups have become more likely to leave',
          'Newcomers have become more likely to leave, and experienced staff less likely',
          'Neither conclusion, because groups of 200 are too small to compare',
          'The share of newcomers rose; the rate within each group did not change',
        ],
        correctAnswer: 'The share of newcomers rose; the rate within each group did not change',
        points: 10,
        hint: 'Work out four rates before you read the title again.',
        explanation:
          'Experienced staff left at 8% in both years (24 of 300, 16 of 200) and newcomers at 24% (24 of 100, 48 of 200). The total rose because the mix changed. "Newcomers more likely" is tempting, since their leavers doubled from 24 to 48, but so did their number. A count without its denominator misleads.',
      },
      {
        id: 'q3',
        type: 'multiple-choice',
        question:
          'Slide 4 reports a scheduling pilot. In pilot pharmacies annual turnover fell from 30% to 21%. In comparable pharmacies without the pilot it fell from 28% to 24%. What is the best estimate of the effect?',
        options: [
          'A reduction of 5 percentage points',
          'A reduction of 9 percentage points',
          'A reduction of 3 percentage points',
          'A reduction of 4 percentage points',
        ],
        correctAnswer: 'A reduction of 5 percentage points',
        points: 10,
        hint: 'How much of the fall would have happened anyway?',
        explanation:
          'The pilot group moved by −9 and the comparison group by −4, so −9 − (−4) = −5, if both would otherwise have moved alike. Nine claims the general improvement for the pilot. Three compares only the end values (21 against 24) and ignores that the groups started at different levels.',
      },
      {
        id: 'q4',
        type: 'multiple-choice',
        question:
          'Slide 6 calls the shortlisting tool "human-led." The log shows that two recruiters accepted 1,150 of 1,152 recommendations, at a median of eight seconds each. Which change would you require first?',
        options: [
          'A refresher course on automation bias, with a signed declaration from both recruiters',
          "A second recruiter's approval of every recommendation, logged with name and time, before the candidate is told",
          'Recruiters record their own view before the score appears, and known errors are planted to test them',
          'A higher score threshold, so that fewer doubtful candidates are recommended at all',
        ],
        correctAnswer:
          'Recruiters record their own view before the score appears, and known errors are planted to test them',
        points: 10,
        hint: 'Would the remedy still work on a tired expert on a Friday?',
        explanation:
          'Oversight needs an independent judgment and a way to detect its absence, so change the order of work and test it. Training is the tempting answer, but research reviewed by Parasuraman and Manzey found that automation bias affects experts too and is not prevented by instruction. A second approver sees the same score and tends to add a second signature.',
      },
      {
        id: 'q5',
        type: 'multiple-choice',
        question:
          'For slide 7, Xochitl wants to combine door-badge times, collected for fire safety, into a "commitment index" by team. Teams have 6 to 40 people. She suggests replacing names with codes. What do you tell her?',
        options: [
          'Go ahead: coded data at team level is anonymous, so the original purpose no longer limits its use',
          'Go ahead for teams of ten or more, and mention the index in the next privacy notice',
          'Ask team managers to obtain consent from their staff, and include only teams where all agree',
          'Stop: this is a new purpose. Ask what decision it serves, and assess necessity and alternatives before any use',
        ],
        correctAnswer:
          'Stop: this is a new purpose. Ask what decision it serves, and assess necessity and alternatives before any use',
        points: 10,
        hint: 'What were people told when the badge readers were installed?',
        explanation:
          'A new purpose is a new project with its own necessity test, assessment, notice and approval. Presence is also a poor measure of commitment. A minimum group size is good practice for publishing, but it does not make the collection fair or lawful. Consent requested by a direct manager is rarely free, and codes that can be linked back remain personal data.',
      },
      {
        id: 'q6',
        type: 'multiple-select',
        question:
          'Slide 8 shows turnover falling from 17% to 13% in July. That month transfers between group companies stopped counting as leavers. Which actions are sound? Select all that apply.',
        options: [
          'Recalculate the earlier months under the new definition and show both series once',
          'Leave the chart as it is, because the new definition is the better one',
          'Break the line at July, and print the definition version under the chart',
          'Explain in the appendix that definitions are reviewed from time to time',
          'Record who agreed to the change, when and why, in the data dictionary',
        ],
        correctAnswer: [
          'Recalculate the earlier months under the new definition and show both series once',
          'Break the line at July, and print the definition version under the chart',
          'Record who agreed to the change, when and why, in the data dictionary',
        ],
        points: 10,
        hint: 'Would a director who reads only this chart be misled?',
        explanation:
          'A definition change must be visible where the eye lands: restate history, or break the line and name the version, and log the decision. The better definition is no excuse, since the fall is still not a fall in exits. An appendix note sounds transparent, but the reader who needs it will not turn the page.',
      },
      {
        id: 'q7',
        type: 'multiple-select',
        question:
          'Slide 9 summarizes a test of the screening tool on your own applicants: 150 of 300 in group 1 passed, and 45 of 120 in group 2. Which statements are sound? Select all that apply.',
        options: [
          'The ratio of 0.75 proves unlawful discrimination, so past rejections must be reversed',
          'Wrongly rejected people should be compared across the two groups as well',
          'Had the ratio been 0.85, no further test would have been needed',
          'The ratio of 0.75 is a signal to examine the step and whether it is job-related',
          'It matters what the tool was trained to predict, and whether that is what the job needs',
        ],
        correctAnswer: [
          'Wrongly rejected people should be compared across the two groups as well',
          'The ratio of 0.75 is a signal to examine the step and whether it is job-related',
          'It matters what the tool was trained to predict, and whether that is what the job needs',
        ],
        points: 10,
        hint: 'Separate a smoke alarm from a verdict, in both directions.',
        explanation:
          'The pass rates are 50% and 37.5%, so the ratio is 0.75, below the four-fifths screening signal. That calls for a closer look at the step, the errors and the target. It proves nothing alone. The tempting opposite error is to treat 0.80 as a safe harbor: equal pass rates can hide unequal mistakes or a wrong target.',
      },
      {
        id: 'q8',
        type: 'short-answer',
        question:
          'Slide 10 praises a model that "found 60 of our 100 leavers." It flagged 250 people to do so. What percentage of the flagged people actually left?',
        options: [],
        correctAnswer: '24',
        points: 10,
        hint: 'Give a whole number with no percent sign, for example 37',
        explanation:
          'Of 250 flagged people 60 left, and 60 ÷ 250 × 100 = 24. Therefore 190 of 250 flags were wrong. The slide quotes 60 of 100, which is the share of leavers that the model found. Both are true, but the one that protects employees is the share of flags that were right, and the board needs to see both.',
      },
      {
        id: 'q9',
        type: 'short-answer',
        question:
          'Slide 11 compares the share still employed at day 90 for the January and October intakes. The October intake has reached only day 60, and everyone not yet gone is counted as a success. Which statistical term names this problem of outcomes that are not yet due?',
        options: [],
        correctAnswer: 'censoring',
        points: 10,
        hint: 'One word from Module 4, ending in -ing',
        explanation:
          'Censoring means that the outcome is unknown because the observation stopped before it was due. The remedy is to compare both intakes at day 60, or to wait. Survivorship is the near neighbor: it means that you only hear from those who remained, which biases interviews and surveys.',
      },
      {
        id: 'q10',
        type: 'essay',
        question:
          'The chief executive likes slide 10 and writes, "Send every manager the names of the likely leavers this week." Draft your reply: what you will not do and why, what the model can and cannot tell us, what you offer in its place, and what happens next, with dates.',
        options: [],
        correctAnswer:
          'Thank you for wanting to act early. I am not sending names this week, for two reasons. First, the list is usually wrong: of 250 people flagged, 60 left and 190 stayed, so about three in four people on it would be wrongly treated as leavers, and a label can affect shifts, training and promotion. Second, people gave us this data for other purposes, and we have not assessed privacy and bias or informed employees and their representatives. The model finds patterns in groups. It cannot say why a person would go, or what would make them stay, and we have not tested its errors by group. Instead I propose three things. By Friday you receive a one-page view of the working conditions that come before resignations, for groups of at least 30, with counts and limits. From December 1 all managers, not only those with flagged staff, hold a short stay conversation with a guide. By January 15 I bring a costed pilot on the strongest condition, with a comparison group, a break-even and a stop rule. In parallel the privacy lead, counsel and I complete the risk assessment. Until it is approved, the list stays locked, access is logged, and no one may use it in a decision. May I have ten minutes on Thursday to agree which decision this should serve?',
        points: 10,
        hint: 'Cover four parts: the refusal and its reasons, the numbers, the better offer, and dated next steps.',
        explanation:
          'A strong reply refuses the list without refusing the purpose: it shows the share of wrong flags, names the harm to individuals, and offers group-level conditions that a manager can change. The tempting reply sends names "for supportive conversations only." No one can control what happens after a name has been labeled, and goodwill is not a safeguard.',
      },
    ],
    feedback: {
      passing:
        'You read slides the way a good board member should: definition first, then denominator, then verb. You also treated people in the data as people. Read the explanations once more, and use the Analytics Capstone Rubric on your next briefing.',
      failing:
        'You are close, and the gaps can be closed. Return to five habits. Work out the rate in each group and the mix before you explain a total. Subtract what the comparison group did before you claim an effect. Let the design decide the verb: volunteers allow "is associated with" and no more. For any model, ask how many flags were right as well as how many cases were found, test the target and the errors by group, and design oversight into the work. And treat each new purpose for data as a new project with its own assessment and notice. Rework the calculations by hand, then try again.',
    },
    badge: {
      name: 'People Analytics Leader',
      description:
        'Passed a case-based check on people metrics, causal reasoning, data ethics and the governance of AI in employment decisions.',
    },
  },
});
