import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-foundations-skill-check',
  moduleId: 'hr-foundations-m5',
  type: 'skill-check',
  title: 'HR Foundations Check',
  description:
    'You cover the HR help desk alone for a day. Eight questions test your judgment on the lifecycle, job analysis, metrics and confidentiality.',
  passingScore: 75,
  config: {
    assessment: {
      title: 'HR Foundations Check',
      description:
        'Your colleagues are at an off-site and the HR help desk is yours. Answer eight questions from the day. You have 15 minutes; keep a calculator at hand.',
      timeLimit: 15,
      passingScore: 75,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          'A new analyst starts on Monday. The recruiter emailed her agreed screen-reader software request to IT two weeks ago. On Friday you find that IT never opened it. Which single change would best stop this from happening again?',
        options: [
          'Have the recruiter send the request twice, one week apart, and mark the second one as urgent',
          'Copy the manager, IT and HR on every onboarding email, so that all three can see what is open',
          'Require IT to reply by a set date that the request is complete and that they own it',
          'Add a session on accessibility requests and response times to the annual training for IT',
        ],
        correctAnswer:
          'Require IT to reply by a set date that the request is complete and that they own it',
        points: 10,
        hint: 'Which of the five parts of a hand-off was missing?',
        explanation:
          'Sender, receiver and content were there. What was missing was confirmation with a date: sending is not handing off. Copying more people feels safer, but it spreads ownership thin and each reader assumes that another will act. It also shares a private need with people who may not need it.',
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question:
          'A manager wants "must be able to lift 50 pounds" in an inventory analyst description. The logs show two such lifts last year, and both were done with a cart. What do you do?',
        options: [
          'Keep it as required, because the manager knows the role best',
          'Ask which essential function fails without it, and drop it if none does',
          'Move it to preferred, so that it can break ties between finalists',
          'Keep it, but add "with or without accommodation"',
        ],
        correctAnswer: 'Ask which essential function fails without it, and drop it if none does',
        points: 10,
        hint: 'Trace the requirement back to the work.',
        explanation:
          'Each KSAO must trace to a function. Lifting was rare and a cart did the work, so the demand screens people out without a reason. "Preferred" looks like a fair compromise, but a tie-breaker still decides who is hired. Adding "with or without accommodation" is sound for a real function; it does not rescue a demand that serves none.',
      },
      {
        id: 'q3',
        type: 'multiple-choice',
        question:
          'A site had 190 people on January 1 and 210 on June 30. In those six months 12 people left: 9 resigned, 3 were dismissed. No one transferred. A director asks for "turnover for the half-year". Which answer is correct?',
        options: ['6.3%', '4.5%', '12.0%', '6.0%'],
        correctAnswer: '6.0%',
        points: 10,
        hint: 'Choose the right denominator, and check which period was asked for.',
        explanation:
          'Average headcount is (190 + 210) ÷ 2 = 200, and 12 ÷ 200 × 100 = 6.0% for the half-year. 12.0% is the annualized rate: it assumes that the second half repeats the first, and it was not asked for. 6.3% uses opening headcount only. 4.5% counts resignations alone, which is voluntary turnover.',
      },
      {
        id: 'q4',
        type: 'multiple-choice',
        question:
          'A team leader asks you, "Is Marek off with stress? I just want to support him." You know the reason, because Marek told HR. Which reply is best?',
        options: [
          "\"I don't discuss anyone's health or absence reasons. Let's plan cover, and I'll ask Marek what he would like you to know.\"",
          "\"I can't talk about that one, I'm afraid. It's rather sensitive, so please be kind to him. I'll make sure you get cover for next week.\"",
          '"Yes, since you want to support him, but please keep it between us. Plan for three weeks without him, and do not say I told you."',
          '"I have no idea, honestly. You would have to ask him yourself when he is back, but let us plan the cover in the meantime."',
        ],
        correctAnswer:
          "\"I don't discuss anyone's health or absence reasons. Let's plan cover, and I'll ask Marek what he would like you to know.\"",
        points: 10,
        hint: 'Imagine the same reply for an employee about whom you know nothing.',
        explanation:
          'The best reply is true for any employee, so it reveals nothing, and it still solves the planning problem. It leaves the choice with Marek. "I can\'t talk about that one" sounds discreet, but it confirms that there is something sensitive. "I have no idea" is untrue, and a lie found out later costs trust.',
      },
      {
        id: 'q5',
        type: 'multiple-select',
        question:
          'Before noon five messages arrive. Which ones must be acknowledged and passed to the right owner today, not merely this week? Select all that apply.',
        options: [
          'A driver writes, "Ever since I backed my coworker\'s complaint, I only get the split shifts."',
          'An employee asks how many vacation days carry over next year.',
          'A cook says, "My doctor wants me to stop night work for a while," and has told no one else.',
          "A manager needs a letter confirming an employee's title for a rental application next month.",
          'An employee writes, "Please send me everything you hold about me."',
        ],
        correctAnswer: [
          'A driver writes, "Ever since I backed my coworker\'s complaint, I only get the split shifts."',
          'A cook says, "My doctor wants me to stop night work for a while," and has told no one else.',
          'An employee writes, "Please send me everything you hold about me."',
        ],
        points: 10,
        hint: 'People rarely use legal words. Look for possible harm and for clocks that may have started.',
        explanation:
          'The driver may be describing retaliation, the cook may be asking for leave or an accommodation, and the third may be a data request with a legal deadline. None used a legal term. The driver comes first, at once. The employment letter looks pressing because a manager asks, but it is due next month, and harm from a short wait is low.',
      },
      {
        id: 'q6',
        type: 'multiple-select',
        question:
          'The HR system shows 40 weekly hours for an employee whose signed contract says 32. Payroll closes in two hours. Which actions are sound? Select all that apply.',
        options: [
          'Correct only the payroll file now, and leave the HR system as it is',
          'Check for a later signed amendment before changing anything',
          'Ask the employee to choose which figure to use',
          'Correct the hours in the HR system from the latest signed document',
          'Log who changed the hours, when and on what evidence',
        ],
        correctAnswer: [
          'Check for a later signed amendment before changing anything',
          'Correct the hours in the HR system from the latest signed document',
          'Log who changed the hours, when and on what evidence',
        ],
        points: 10,
        hint: "Where will next month's payroll take its data from?",
        explanation:
          'A record is changed at the source, from an authorized document, with a log. Checking for an amendment comes first, because the contract may have been superseded. Changing only the payroll file is tempting with two hours left, but the wrong hours return next month. An employee can raise a doubt, but preference does not settle terms.',
      },
      {
        id: 'q7',
        type: 'short-answer',
        question:
          'A team of 25 people each had 20 scheduled working days last month. Together they lost 18 days to absence. What was the absence rate, as a percentage?',
        options: [],
        correctAnswer: '3.6',
        points: 10,
        hint: 'Give a number with one decimal and no percent sign, for example 9.1',
        explanation:
          'Days available are 25 × 20 = 500. The rate is 18 ÷ 500 × 100 = 3.6. The common error is to divide by 25 people, which gives 0.72 days lost per person. That is a different measure and not a rate.',
      },
      {
        id: 'q8',
        type: 'essay',
        question:
          'At 4 p.m. an employee says, "My supervisor keeps joking about my accent. I only want you to know. Please do nothing." Describe what you say about confidentiality, what you record, whom you involve and by when, and what you tell the employee about next steps.',
        options: [],
        correctAnswer:
          'I thank the employee and state the limit before asking for more: "I will keep this private and share it only with people who need it to act. I cannot promise to do nothing, because you and others may need protection. I will tell you first whenever I can." I listen, ask what outcome they want and whether they feel safe at work tonight. I record who, what was said in their own words, when, where and any witnesses. I add no opinion and do not question the supervisor or start an investigation. Before I leave today I call the employee relations lead, or the backup, with those facts and the employee\'s wish that nothing be done, so that the lead can decide on a proportionate step. I tell the employee whom I am informing and why, that retaliation is not allowed and how to report it, what support exists, and when they will next hear from me: by noon tomorrow. I confirm that in a short message and store the note with restricted access.',
        points: 10,
        hint: 'Cover four parts: the limit, the facts, the owner and deadline, and the next contact.',
        explanation:
          'A strong answer respects the wish for privacy without promising inaction: comments about an accent may amount to national origin or race harassment, so HR cannot simply file them. It passes on facts, not findings, on the same day. The tempting answer, doing nothing "because they asked", leaves the employee and coworkers exposed after HR knows.',
      },
    ],
    feedback: {
      passing:
        'You can hold the desk on your own. You trace requirements to the work, state what a number means, and protect people without making promises you cannot keep. Read the explanations once more, and keep the Query Triage Guide within reach.',
      failing:
        'You are not there yet, and the gaps can be closed. Go back to four rules. A hand-off is complete only when the receiver confirms it. A requirement stays only if a function fails without it. A rate needs the right denominator and the right period: average headcount for turnover, scheduled days for absence. Confidentiality is a promise of care with stated limits, in words you would use for anyone. Read the explanations below, rework the two calculations by hand, and try again.',
    },
    badge: {
      name: 'HR Foundations Practitioner',
      description:
        'Passed a practical check on the employee lifecycle, job analysis, HR metrics, query triage and confidentiality.',
    },
  },
});
