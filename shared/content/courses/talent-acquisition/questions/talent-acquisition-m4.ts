import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('talent-acquisition-m4', [
  {
    id: 'q8',
    type: 'multiple-select',
    section: 'conditional-offers',
    question:
      'Which entries in the offer and screening section would you flag for repair? Choose all that apply.',
    options: [
      'The offer is "subject to satisfactory references and a successful probation."',
      'Both referees were asked the same six questions about work.',
      "Pay was set at ten percent above the candidate's last salary.",
      'A one-line pay reason names the criteria met and the position among peers.',
      'The reviewer agreed with all 340 machine rejections, at six seconds each.',
    ],
    correctAnswer: [
      'The offer is "subject to satisfactory references and a successful probation."',
      "Pay was set at ten percent above the candidate's last salary.",
      'The reviewer agreed with all 340 machine rejections, at six seconds each.',
    ],
    points: 10,
    hint: 'Look for vague conditions, pay that rests on history, and review in name only.',
    explanation:
      '"Satisfactory" gives no test, and probation starts only once the contract does. Pay based on history carries an old gap forward and is barred in some places. No overrule in 340 suggests that they didn\'t truly look. The pay reason may seem worth flagging because it mentions peers, but a reason you could show a colleague is exactly what the file should hold.',
  },
  {
    id: 'condition-wording',
    type: 'multiple-choice',
    section: 'conditional-offers',
    question: 'Which sentence would you let stand in an offer letter to a scheduler?',
    options: [
      'This offer is subject to satisfactory references by June 12 and to the completion of your probation.',
      'We may withdraw this offer at any time before your start date should business needs require it.',
      "Once you've signed, your employment is confirmed, subject to two references that we request by June 12.",
      'The offer depends on two references that confirm role and dates; we will write to you by June 12.',
    ],
    correctAnswer:
      'The offer depends on two references that confirm role and dates; we will write to you by June 12.',
    points: 10,
    hint: 'What satisfies the condition, who decides, by when?',
    explanation:
      'It names the condition, what meets it and the date of a reply. "Satisfactory references" is the wording most people have used for years, but it has no test, and probation can only begin once there is a contract. "Your employment is confirmed, subject to" confirms and doesn\'t confirm in one breath.',
  },
  {
    id: 'check-duty',
    type: 'multiple-choice',
    section: 'consent-for-checks',
    question:
      'The finance lead wants a credit report on every scheduler: "We always ran it, and they sign a consent." Schedulers handle no money. What do you reply?',
    options: [
      'We may go on; each candidate signs the form and is free to say no to it at any time.',
      'No duty of this job needs it. A signature is weak when the job depends on it, so it goes.',
      'We may go on if the report is deleted after the decision and no one but HR has read it.',
      'Let us ask only the person who gets the offer, so that fewer people are affected by it.',
    ],
    correctAnswer:
      'No duty of this job needs it. A signature is weak when the job depends on it, so it goes.',
    points: 10,
    hint: 'Start from the risk in the job.',
    explanation:
      "Each check needs a duty, and consent from someone who wants the job is rarely free. Asking only the finalist tempts because it's the right moment for a check that is needed; this one is needed at no moment. Deleting it later doesn't give it a purpose.",
  },
  {
    id: 'tired-reviewer',
    type: 'multiple-choice',
    section: 'human-oversight-of-ai-screening',
    question:
      'A tool ranks applications, and a recruiter confirms its rejections. Last month she overruled 1 of 800. Your manager says, "Then it works." What do you do?',
    options: [
      'Pull 50 of the rejections at random and read them. Her rate proves nothing by itself.',
      'Report the rate to the vendor, who alone can tell what the model has weighed and how.',
      'Set a target of five percent overruled, to turn the reading of rejections into a real one.',
      'Add a second recruiter, drawn at random. One reader proves little, and four eyes see more.',
    ],
    correctAnswer:
      'Pull 50 of the rejections at random and read them. Her rate proves nothing by itself.',
    points: 10,
    hint: 'Two things could explain a rate near zero. How do you find out which?',
    explanation:
      'Either the tool is perfect or the reviewer is tired, and only reading rejections tells which. A second confirmer tempts because it sounds like more oversight, but two people who click at six seconds are no better than one. A target makes people overrule at random.',
  },
  {
    id: 'range-answer',
    type: 'multiple-choice',
    section: 'pay-range-transparency',
    question:
      'Before an interview the manager wants you to ask what each finalist earns now, "so that we don\'t overpay." Which question do you offer him instead?',
    options: [
      'What would you need to earn to be able to leave your present employer for us?',
      'Would you be willing to show us a recent pay stub once we have made you an offer?',
      'In which band does your present pay lie: under 30,000, up to 35,000, or above?',
      'Our range is 34,000 to 39,000. Does that work for you, and is there anything to discuss?',
    ],
    correctAnswer:
      'Our range is 34,000 to 39,000. Does that work for you, and is there anything to discuss?',
    points: 10,
    hint: 'Which question starts from the job and not from the past?',
    explanation:
      'It gives the range and asks the only thing you need to know. "What would you need to earn" tempts because it names no past figure, but people answer it with their present pay plus a little, and the old gap comes along. Bands and pay stubs ask for the same thing in other clothes, and some laws bar them.',
  },
  {
    id: 'real-oversight',
    type: 'multiple-select',
    section: 'human-oversight-of-ai-screening',
    question:
      'Which of these facts show that a person really reviews what the tool rejects? Select all that apply.',
    options: [
      'The reviewer sees the application and the criteria before the score.',
      'A reviewer is named in the contract with the vendor.',
      'She may overrule alone, with one line of reason.',
      'Rejections go out each night, and she can recall them the next morning.',
      "All reviewers have completed the vendor's training.",
    ],
    correctAnswer: [
      'The reviewer sees the application and the criteria before the score.',
      'She may overrule alone, with one line of reason.',
    ],
    points: 10,
    hint: 'Sees, has time, may overrule, acts before it takes effect.',
    explanation:
      'She sees what the tool saw and has the right to decide otherwise. The recall tempts because it looks like control, but the message has gone, and few decisions are recalled once someone has read them. A name in a contract and a course attended say nothing about 600 rejections on a Tuesday.',
  },
  {
    id: 'overrule-rate',
    type: 'short-answer',
    section: 'human-oversight-of-ai-screening',
    question:
      'Reviewers overruled 18 of 240 machine rejections last month. What is the overrule rate, as a percentage with one decimal place?',
    options: [],
    correctAnswer: '7.5',
    alsoAccepted: ['7.5%', '7.5 %', '7.5 percent'],
    points: 10,
    hint: 'Overruled divided by reviewed; one digit after the point',
    explanation:
      '18 ÷ 240 is 7.5%. Dividing by the 222 that stood gives 8.1 and is the usual slip. The rate alone says little: read the reasons for the 18, and ask what the same reviewers would have done with a sample that the tool had passed.',
  },
  {
    id: 'withdraw-essay',
    type: 'essay',
    section: 'conditional-offers',
    question:
      'Dana has a written conditional offer and hasn\'t resigned yet. A referee gives an end date four months earlier than her application. The manager writes, "She lied. Withdraw today, the runner-up is ready." Write the message you send to the manager and the one you send to Dana, and say what you record. Aim for about 150 words.',
    options: [],
    correctAnswer:
      'To the manager: "Please hold. A date that differs is a question, and the offer says that we ask before we decide. The condition is that references confirm role and dates; it hasn\'t failed until Dana has answered and HR and counsel agree. Nothing goes to the runner-up before Thursday. I\'ll tell you by noon that day." To Dana: "One reference gives June 2024 as the end of your role at Mayfield; your application says October. We have decided nothing. What should we know, and is there a document that shows it? Please answer by Wednesday, and please do not resign until we have confirmed in writing." I record the referee\'s words, both dates, the time of each message, her answer and who decided, in facts. If she shows a pay stub from October, the condition is met, and I ask the referee to correct the date. If the date was wrong on her side, I ask why and take it to counsel before anyone decides.',
    points: 10,
    hint: 'Stop, show, ask, record; and keep two people from acting too early.',
    explanation:
      'A strong answer holds the manager, shows Dana the exact difference, gives her a date and keeps her from resigning. The tempting answer withdraws at once because the condition "failed," which decides on one side of the story, and a wrong date in a referee\'s file is common.',
  },
]);
