import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-business-partner-skill-check',
  moduleId: 'hr-business-partner-m6',
  type: 'skill-check',
  title: 'HRBP Capstone Check',
  description:
    'Your first quarterly review with the business. Ten questions test finance, consulting, the business case and ethics under pressure.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'HRBP Capstone Check',
      description:
        'You are the new HR business partner of Quarrystone Modular, a fictional maker of classroom buildings, and this is your first quarterly review. You have 25 minutes for ten questions; keep a calculator at hand.',
      timeLimit: 25,
      passingScore: 80,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          "Quarrystone's operating profit rose from 3.0 to 3.4 million, yet cash from operations was −0.6 million. Receivables went from 5 to 9 million while revenue was flat. The chief executive proposes a hiring freeze. What do you examine first?",
        options: [
          'Which open vacancies are truly needed, ranked by their managers from most to least critical',
          'Which step between delivery and payment has slowed, and whether a freeze would hit it',
          'Whether overtime can be cut at once, since wages are the largest cost and the quickest to change',
          'Whether the profit figure is wrong, since a profitable unit does not run short of cash',
        ],
        correctAnswer:
          'Which step between delivery and payment has slowed, and whether a freeze would hit it',
        points: 10,
        hint: 'Compare what was earned with what was paid.',
        explanation:
          'Profit held up, and four million more sits with customers, so the problem lies between delivery and payment. Freezing the roles that invoice or settle disputes could make it worse. Ranking vacancies looks disciplined, but it answers a cost question and this is a timing one. Profit can rise while cash falls, because revenue counts when it is earned.',
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question:
          'A team-lead program costs 200,000. The case claims eight avoided project delays at 40,000 each, 320,000 in all. Of each 40,000, 10,000 is cash and 30,000 is an HR estimate of lost contribution. Which single step would most improve the decision?',
        options: [
          'Extend the period by a year, so that the return rises well above the company hurdle rate',
          'Show the benefit as a range from 280,000 to 360,000, so that the uncertainty is visible to all',
          'Have the operations director confirm or replace the 30,000 before the paper is submitted',
          'Take the 30,000 out, and describe the lost contribution in words as an intangible benefit',
        ],
        correctAnswer:
          'Have the operations director confirm or replace the 30,000 before the paper is submitted',
        points: 10,
        hint: 'Work out the benefit with cash alone, and see whether the answer changes.',
        explanation:
          'With cash alone the benefit is 80,000 against a cost of 200,000, so the whole decision turns on the estimate. It needs an owner outside HR. The range looks careful, yet every value in it approves the case and none tests the assumption that could reverse it. Removing the figure hides the question, and a longer period repeats the guess.',
      },
      {
        id: 'q3',
        type: 'multiple-choice',
        question:
          'The plant director wants a retention bonus for welders within two weeks. The rewards center says it needs five. What is your part?',
        options: [
          'Find out why welders leave, bring the center that evidence, and act on causes meanwhile',
          'Agree a modest interim bonus with your finance partner, to be replaced once the center is ready',
          'Pass the request to the center marked urgent, and tell the director whom to chase for progress',
          'Ask the chief HR officer to instruct the center to deliver, since losing welders stops the line',
        ],
        correctAnswer:
          'Find out why welders leave, bring the center that evidence, and act on causes meanwhile',
        points: 10,
        hint: 'Ask what has to stay the same across the company, and what belongs to this unit alone.',
        explanation:
          'Pay needs one standard across units, so design belongs to the center; the diagnosis of this unit is yours, and it may show that pay is not the cause. The interim bonus is the tempting answer because it is fast and small. Other plants will ask for it, and a promise outside policy is hard to withdraw. Passing it on adds nothing.',
      },
      {
        id: 'q4',
        type: 'multiple-choice',
        question:
          'The sales vice president resists a margin check on large discounts. On the evidence of Yukl and Tracey (1992), which opening is most likely to win commitment?',
        options: [
          '"Operations and finance have both agreed to it, so sales is now the only function still to come on board."',
          '"The policy takes effect on the first of the month, and I wanted you to hear about it from me before then."',
          '"If discounts go on rising, I will have no choice but to put it on the agenda of the executive committee."',
          '"Discounts above 12% cost your region 0.4 million. What would make a check worth your team\'s time?"',
        ],
        correctAnswer:
          '"Discounts above 12% cost your region 0.4 million. What would make a check worth your team\'s time?"',
        points: 10,
        hint: 'Name the tactic behind each sentence before you choose.',
        explanation:
          'It combines rational persuasion with consultation, two of the three tactics found most effective. "Both have agreed" is coalition, the policy date is legitimating, and the committee is pressure: the three least effective. The policy sentence is the best distractor, since it is courteous and true, but it informs a person and invites no contribution.',
      },
      {
        id: 'q5',
        type: 'multiple-choice',
        question:
          'Three weeks after Matiu Okell questioned in writing how injuries are recorded, his director proposes to merge his team into another. The director says that the idea is older than the memo. What do you do first?',
        options: [
          'Ask for the older papers, and let the proposal continue only if they predate the memo',
          'Give counsel and compliance both facts today, and ask that nothing move until they advise',
          'Agree neutral selection criteria for the two team heads, with a panel from another division',
          'Speak with Matiu in confidence, so that he is not surprised and can protect his position',
        ],
        correctAnswer:
          'Give counsel and compliance both facts today, and ask that nothing move until they advise',
        points: 10,
        hint: 'Who is able to weigh the timing, and who should not be the one to gather the evidence?',
        explanation:
          'A written concern followed by a role change needs independent advice before any step, whatever the motive. Asking for older papers is the tempting answer, but it makes you the investigator and lets a file decide the matter. A fair panel cannot cure a change that should not have started, and a private warning may harm both Matiu and the review.',
      },
      {
        id: 'q6',
        type: 'multiple-select',
        question:
          'The assembly director says, "Find out why we are slow, and fix my supervisors." Which points belong in your contract before you diagnose anything? Select all that apply.',
        options: [
          'A promise that whatever you learn will stay between the two of you',
          'What the director will do personally while the work goes on',
          'An outline of the supervisor program, so that expectations are clear',
          'Access to data and to people, including some the director would not pick',
          'When information would go further than the director, and to whom',
        ],
        correctAnswer: [
          'What the director will do personally while the work goes on',
          'Access to data and to people, including some the director would not pick',
          'When information would go further than the director, and to whom',
        ],
        points: 10,
        hint: 'Six rows have to be settled. Look for what would tie your hands instead.',
        explanation:
          'The client\'s part, access and limits are half of the contract; result, decision and ending complete it. A promise of full secrecy is tempting because it buys candor, but you will have to break it if a risk appears. Outlining the program accepts "fix my supervisors" as the diagnosis before anybody has looked.',
      },
      {
        id: 'q7',
        type: 'multiple-select',
        question:
          'Quarrystone intends to buy a competitor in eight weeks. Which of these are sound before closing? Select all that apply.',
        options: [
          'Asking through counsel for unedited timesheets with names removed',
          "Asking the target's HR lead to hold two hires until the deal is done",
          'Having a clean team review pay data and report it in grouped form',
          "Calling the target's best engineers to say that their jobs are safe",
          'Reporting that four permits depend on one engineer with no successor',
        ],
        correctAnswer: [
          'Asking through counsel for unedited timesheets with names removed',
          'Having a clean team review pay data and report it in grouped form',
          'Reporting that four permits depend on one engineer with no successor',
        ],
        points: 10,
        hint: 'Until closing there are two independent companies.',
        explanation:
          "Requests through counsel without personal details, a clean team and a fact that can change the deal are all proper diligence. Holding the hires looks like thrift, yet it directs the other company's business before it is yours and may break competition law. Reassuring the engineers makes promises to people you do not employ, about decisions that have not been taken.",
      },
      {
        id: 'q8',
        type: 'short-answer',
        question:
          'The deputy-manager proposal costs 240,000 over two years, one-time and running costs together. Finance confirms a benefit of 420,000 over the same period. What is the ROI, in percent?',
        options: [],
        correctAnswer: '75',
        points: 10,
        hint: 'Give a whole number without the percent sign, for example 12',
        explanation:
          'ROI = (benefit − cost) ÷ cost × 100 = (420,000 − 240,000) ÷ 240,000 × 100 = 75. The common error is to divide benefit by cost, which gives 175: that is a benefit-cost ratio and forgets that the first 240,000 only repays the money spent.',
      },
      {
        id: 'q9',
        type: 'short-answer',
        question:
          'The school-buildings unit has a yearly revenue of 36.5 million and 9.0 million in unpaid invoices. How many days of sales are outstanding?',
        options: [],
        correctAnswer: '90',
        points: 10,
        hint: 'Give a whole number of days and no unit, for example 12',
        explanation:
          'Days sales outstanding = receivables ÷ yearly revenue × 365 = 9.0 ÷ 36.5 × 365 = 90. Dividing revenue by receivables gives about 4, which is how often receivables turn over in a year. The next question is whose work delays an invoice, since that is where HR can help.',
      },
      {
        id: 'q10',
        type: 'essay',
        question:
          'After the review the general manager says, "Surveys are fine. Get me three cheaper supervisors." Scrap is rising on his largest line, and two supervisors have asked you for transfers. Describe your next two weeks: how you contract, what you diagnose, how you challenge him, and what you do if you hear that someone was punished for raising a safety concern.',
        options: [],
        correctAnswer:
          'Contract: I do not open vacancies. I ask, "What would be different in six months, and what have you already decided?" We agree in writing that the result is lower scrap and stable supervision, that I see scrap, overtime and roster data and speak with eight people, that his own part is in scope, and that risk to people or a breach of law goes further than him. Diagnosis: I compare his line with one where scrap is stable and write three rivals, each with the evidence that would end it: new material or equipment, too few trained operators on nights, and supervisors who stop reporting faults because bad news is punished. I ask finance what scrap costs, so that doing nothing has a figure. I do not name the two who asked for transfers. Challenge: in private I show the comparison first and ask, "What do you see?" Then I advise: "Cheaper supervisors would save about 60,000; scrap costs 400,000. I recommend we fix night cover first, and that you take the first bad news yourself every morning." I offer two workable options and doing nothing, with a measure and a guardrail. If I hear that someone was punished for raising a safety concern, I stop. I thank the person, explain the limits of confidentiality, do not question others, and give the facts to compliance and counsel the same day. I tell the manager only what they approve, help with no change to that person\'s role, and check later for quiet exclusion.',
        points: 10,
        hint: 'Cover four parts in order, and include the words you would say in at least two of them.',
        explanation:
          'A strong answer treats the order as a presenting problem, compares places where scrap differs, protects the two employees and gives the manager a choice in his own figures. It leaves the safety concern to the people whose role it is, on the same day. The tempting answer begins recruiting while "building trust", which accepts the diagnosis and spends the credibility it hopes to earn.',
      },
    ],
    feedback: {
      passing:
        'You can sit at the quarterly review as a partner. You read profit and cash together, settle terms before work, test the assumption that decides a case, and know where partnership ends. Read each explanation once more, then take your 90-Day Partner Plan to a leader.',
      failing:
        'You are not there yet, and the gaps can be closed. Return to six rules. Profit is not cash: look for the step where payment waits, and calculate receivables ÷ yearly revenue × 365. Contract for result, decision, roles, access, limits and ending, and promise discretion, never secrecy. Begin influence with facts and consultation; policy, pressure and coalition are the weakest openings. ROI is (benefit − cost) ÷ cost × 100, and the assumption that could reverse the decision needs an owner outside HR. When a role change meets a concern, give both facts to counsel and compliance the same day, and do not investigate. Before an acquisition closes, you are two companies. Rework both calculations by hand, read the sections below and try again.',
    },
    badge: {
      name: 'Strategic HR Business Partner',
      description:
        'Passed a capstone check on finance for HR, contracting and diagnosis, business cases and ethical partnering under pressure.',
    },
  },
});
