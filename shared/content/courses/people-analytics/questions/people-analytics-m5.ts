import { defineQuestions } from '#skill-check-schema.ts';

const hundredths = (share: number) => share.toFixed(2);

/** Who is recommended, by group. */
const RECOMMENDED = [
  { men: 96, ofMen: 240, women: 48, ofWomen: 150 },
  { men: 90, ofMen: 200, women: 63, ofWomen: 150 },
  { men: 100, ofMen: 250, women: 45, ofWomen: 150 },
  { men: 80, ofMen: 160, women: 54, ofWomen: 120 },
].map(({ men, ofMen, women, ofWomen }) => {
  const ratio = Math.round((women / ofWomen / (men / ofMen)) * 100) / 100;
  return {
    men: `${men}`,
    ofMen: `${ofMen}`,
    women: `${women}`,
    ofWomen: `${ofWomen}`,
    menRate: `${Math.round((men / ofMen) * 100)}`,
    womenRate: `${Math.round((women / ofWomen) * 100)}`,
    selectionRatio: hundredths(ratio),
    ratioShort: hundredths(ratio).replace(/^0/, ''),
    ratioTrimmed: `${Number(hundredths(ratio))}`,
    ratioTrimmedShort: `${Number(hundredths(ratio))}`.slice(1),
    ratioPercent: `${Math.round(ratio * 100)}%`,
    ofCounts: hundredths(women / men),
    fourFifths: ratio < 0.8 ? 'below' : ratio > 0.8 ? 'above' : 'exactly on',
  };
});

/** Figures that each attempt draws. */
export const facts = [RECOMMENDED];

export default defineQuestions('people-analytics-m5', [
  {
    id: 'vendor-tie',
    type: 'multiple-choice',
    section: 'requirements-and-vendor-scoring',
    question:
      'Vendor A scores 352 of 400 and can’t export its audit log. Vendor B scores 331 and can. The export was a criterion of ten points and no knockout, and A got none of them. The project lead wants to strike A for it. What do you answer?',
    options: [
      'Agree: A is out, and B is judged on its own',
      'Rescore both vendors with the export at forty points in place of ten',
      'Decline: A stays first, and the next list has the export as a knockout',
      'Agree, if A won’t sign a clause that the export comes within a year',
    ],
    correctAnswer: 'Decline: A stays first, and the next list has the export as a knockout',
    points: 10,
    hint: 'When was the rule made, and when were the scores known?',
    explanation:
      'A knockout is set before points are counted. Making one after the scores are known is choosing the rule by the winner, and so is giving the export more points. Striking A tempts, because a log that can’t be exported is a real weakness; it cost A its ten points, and next time it may cost more.',
  },
  {
    id: 'q5',
    type: 'multiple-choice',
    section: 'privacy-by-design',
    question:
      'For slide 7, Xochitl wants to combine door-badge times, collected for fire safety, into a “commitment index” by team. Teams have 6 to 40 people. She suggests replacing names with codes. What do you tell her?',
    options: [
      'Stop: teams of six can be recognized. Start with teams of ten or more, and tell staff in the next notice',
      'Stop: codes can be linked back. Have IT destroy the list of codes first, and build the index after that',
      'Stop: the doors weren’t fitted with readers for that. Ask which decision it serves, and what else would do',
      'Stop: no one has agreed to it. Have the teams asked by their managers, and use only those that say yes',
    ],
    correctAnswer:
      'Stop: the doors weren’t fitted with readers for that. Ask which decision it serves, and what else would do',
    points: 10,
    hint: 'What were the times collected for, and what would the index be used for?',
    explanation:
      "A new purpose is a new project with its own necessity test, assessment, notice and approval. Presence is also a poor measure of commitment. A minimum group size is good practice for publishing, but it doesn't make the collection fair or lawful. Consent requested by a direct manager is rarely free, and codes are not the only way back to a person.",
  },
  {
    id: 'q7',
    type: 'multiple-select',
    section: 'bias-testing',
    question:
      'Slide 9 summarizes a test of the screening tool on your own applicants: 150 of 300 in group 1 passed, and 45 of 120 in group 2. Which statements are sound? Select all that apply.',
    options: [
      'The ratio of 0.75 proves unlawful discrimination, and past rejections must be reversed',
      'Wrongly rejected people should be compared across the two groups as well',
      'Had the ratio been 0.85, no further test would have been needed',
      'The tool passes, as 45 people of group 2 did get through',
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
    id: 'q4',
    type: 'multiple-choice',
    section: 'human-oversight',
    question:
      'Slide 6 calls the shortlisting tool "human-led." The log shows that two recruiters accepted 1,150 of 1,152 recommendations, at a median of eight seconds each. Which change would you require first?',
    options: [
      'A refresher course on automation bias, with a signed declaration from both recruiters',
      "A second recruiter's approval of every recommendation, logged with name and time",
      'Recruiters record a view before the score appears; known errors are planted',
      'A higher score threshold, with fewer doubtful candidates recommended in the first place',
    ],
    correctAnswer: 'Recruiters record a view before the score appears; known errors are planted',
    points: 10,
    hint: 'Would the remedy still work on a tired expert on a Friday?',
    explanation:
      "Oversight needs an independent judgment and a way to detect its absence, so change the order of work and test it. Training is the tempting answer, but research reviewed by Parasuraman and Manzey found that automation bias affects experts too and isn't prevented by instruction. A second approver sees the same score and tends to add a second signature.",
  },
  {
    id: 'genai-warning',
    type: 'multiple-choice',
    section: 'generative-ai-in-hr-work',
    question:
      "A manager pastes a year of one-to-one notes, with a colleague's health details, into a free chatbot and asks for a warning letter. She sends you the letter for approval. What do you deal with before the letter's wording?",
    options: [
      'The data: what was entered where, and whether privacy must treat it as an incident',
      'The tone, which reads harsher than the notes support',
      "The format, which lacks the employer's standard paragraphs",
      'The prompt, which should have asked for a neutral summary of the notes',
    ],
    correctAnswer:
      'The data: what was entered where, and whether privacy must treat it as an incident',
    points: 10,
    hint: "What can't be taken back any more?",
    explanation:
      'Health details of a named person have gone to a service without a contract. Privacy has to hear of it now, as clocks may run. The harsh tone is a real flaw and the easiest to see, which is why it tempts, but a better prompt would have sent the same data to the same place.',
  },
  {
    id: 'genai-verify',
    type: 'multiple-choice',
    section: 'checking-what-a-model-writes',
    question:
      'An assistant summarizes 400 exit comments: "Most leavers name pay; a typical voice: \'I felt invisible.\'" The comments arrive tomorrow at the executive committee. Which check do you run?',
    options: [
      'Ask the assistant to rate its own confidence in each theme, and drop the weakest two',
      'Have a second model from another vendor summarize the summary, and compare the two texts',
      'Code 60 random comments by hand, count pay, and search for the quotation in the source',
      'Shorten the summary and mark the slide "generated with AI"',
    ],
    correctAnswer:
      'Code 60 random comments by hand, count pay, and search for the quotation in the source',
    points: 10,
    hint: 'Which check uses the comments themselves?',
    explanation:
      'A count of a random sample tests "most," and a search tests the quotation: models produce sentences that were never written. A second model is quick and looks independent, but it reads the summary and not the comments. A label tells readers where a text comes from, not whether it is true.',
  },
  {
    id: 'genai-allowed',
    type: 'multiple-select',
    section: 'generative-ai-in-hr-work',
    question:
      "Your company has a contract for an assistant that doesn't train on your data and keeps logs in the EU. Which uses fit the data rules of this module? Select all that apply.",
    options: [
      'Drafting a job posting from an approved profile, which the hiring manager checks line by line',
      'Ranking 80 applications by "fit," with a reason for each that the recruiter checks',
      'Turning a policy into a quiz for new supervisors, with each answer checked against the policy',
      'Reading a team channel for people who may leave, with each name checked by their manager',
    ],
    correctAnswer: [
      'Drafting a job posting from an approved profile, which the hiring manager checks line by line',
      'Turning a policy into a quiz for new supervisors, with each answer checked against the policy',
    ],
    points: 10,
    hint: 'Does the output describe a task, or judge a person?',
    explanation:
      'Drafting from approved text and testing knowledge of a policy stay with tasks, and a person can check each line. A contract, European logs and a check tempt one to think every use is settled, but ranking applicants and reading messages judge individuals: they need the risk assessment, and in many places notice or consultation.',
  },
  {
    id: 'ratio-sixtyfour',
    type: 'short-answer',
    section: 'bias-testing',
    question:
      'A tool recommends {men} of {ofMen} men and {women} of {ofWomen} women for a second interview. What is the selection ratio of women to men, with two decimals?',
    options: [],
    correctAnswer: '{selectionRatio}',
    alsoAccepted: ['{ratioShort}', '{ratioTrimmed}', '{ratioTrimmedShort}', '{ratioPercent}'],
    points: 10,
    hint: 'A number with two decimals, for example 0.64',
    explanation:
      "{men} ÷ {ofMen} = {menRate}% and {women} ÷ {ofWomen} = {womenRate}%; {womenRate} ÷ {menRate} = {selectionRatio}, {fourFifths} the four-fifths signal. It's neither a safe harbor nor a verdict. Dividing {women} by {men} compares counts and gives {ofCounts}, which ignores that fewer women applied.",
  },
  {
    id: 'q8',
    type: 'short-answer',
    section: 'human-oversight',
    question:
      'Slide 10 praises a model that "found 60 of our 100 leavers." It flagged 250 people to do so. What percentage of the flagged people actually left?',
    options: [],
    correctAnswer: '24',
    alsoAccepted: ['24%', '24 %'],
    points: 10,
    hint: 'Give a whole number with no percent sign, for example 37',
    explanation:
      'Of 250 flagged people 60 left, and 60 ÷ 250 × 100 = 24. Therefore 190 of 250 flags were wrong. The slide quotes 60 of 100, which is the share of leavers that the model found. Both are true, but the one that protects employees is the share of flags that were right, and the board needs to see both.',
  },
  {
    id: 'q10',
    type: 'essay',
    section: 'human-oversight',
    question:
      'The chief executive likes slide 10 and writes, "Send every manager the names of the likely leavers this week." The model flagged 250 people and found 60 of 100 leavers. Draft your reply: what you won\'t do and why, what the model can and can\'t tell us, what you offer in its place, and what happens next, with dates.',
    options: [],
    correctAnswer:
      "Thank you for wanting to act early. I am not sending names this week, for two reasons. First, the list is usually wrong: of 250 people flagged, 60 left and 190 stayed, so about three in four people on it would be wrongly treated as leavers, and a label can affect shifts, training and promotion. Second, people gave us this data for other purposes, and we haven't assessed privacy and bias or informed employees and their representatives. The model finds patterns in groups. It can't say why a person would go, or what would make them stay, and we haven't tested its errors by group. Instead I propose three things. By Friday you receive a one-page view of the working conditions that come before resignations, for groups of at least 30, with counts and limits. From December 1 all managers, not only those with flagged staff, hold a short stay conversation with a guide. By January 15 I bring a costed pilot on the strongest condition, with a comparison group, a break-even and a stop rule. In parallel the privacy lead, counsel and I complete the risk assessment. Until it's approved, the list stays locked, access is logged, and it may not be used in a decision. May I have ten minutes on Thursday to agree which decision this should serve?",
    points: 10,
    hint: 'Cover four parts: the refusal and its reasons, the numbers, the better offer, and dated next steps.',
    explanation:
      'A strong reply refuses the list without refusing the purpose: it shows the share of wrong flags, names the harm to individuals, and offers group-level conditions that a manager can change. The tempting reply sends names "for supportive conversations only." You can\'t control what happens after a name has been labeled, and goodwill isn\'t a safeguard.',
  },
  {
    id: 'essay-genai-rule',
    type: 'essay',
    section: 'generative-ai-in-hr-work',
    question:
      'Managers at your company use three different chatbots to write reviews. Draft the one-page note to all managers: what they may do from Monday, what they may not enter, what must be checked before a text is used, and where to take questions. Close with what HR does in the next 30 days.',
    options: [],
    correctAnswer:
      "From Monday you may use the company assistant, and no other, for drafts of job postings, agendas, policy summaries and the language of a review that you've already thought through. You decide what a person achieved; the assistant may help you say it clearly. Don't enter health, family, complaints, pay of named people, or notes about someone who isn't in the room, and don't ask it to rate, rank or predict anyone. Write your own three points and your rating before you open it. Before a text is used, check three things: every fact has a source you can show, no sentence says more than you know, and you would read it aloud to the person. You sign it, so you answer for it. If something sensitive has gone into another tool, tell the privacy desk today; you won't be blamed for reporting it. Questions go to Dana Reyes in HR operations, who answers within a working day. In the next 30 days HR switches off the two other tools, publishes five examples with corrections, checks a sample of 40 reviews for facts without a source, and tells you on December 18 what we found. Employee representatives have seen this note and their comments are attached.",
    points: 10,
    hint: "Allowed, not allowed, the check before use, the contact, and HR's own dated steps.",
    explanation:
      'A strong note gives managers a useful permission, names the data that stays out, and puts their own judgment before the draft. The tempting version bans everything; managers then go on with private accounts, where HR sees nothing and no contract protects anyone.',
  },
  {
    id: 'essay-pilot',
    type: 'essay',
    section: 'privacy-by-design',
    question:
      'Facilities wants to use badge data, collected for fire safety, to decide which office floors to close. Write your answer: what you need to know, the five sentences for the new purpose, what you would refuse, and a first date.',
    options: [],
    correctAnswer:
      'I can see the reason: three floors look empty, and a lease ends in June. Before any extract I need to know which decision the data would change, and whether a count of occupied desks by hand for two weeks would answer it. If badge data is still needed, here are the five sentences for a new purpose. Purpose: decide by March 31 which floors to close. Fields: floor, date and hour, as counts, without badge numbers. Seen by: the facilities lead and me. Deleted: on April 30, with the extract. May stop it: the privacy lead, at any time. I would refuse names, teams under ten, arrival times and any use in talks about attendance, and I would write that into the notice. People were told the readers serve fire safety, so they hear about the new use before it starts, and the employee council sees this page on Tuesday. I suggest that we count by hand from Monday, look at the result together on December 7, and decide then whether any extract is needed.',
    points: 10,
    hint: 'Alternatives, the five sentences, the refusals, and who is told before the start.',
    explanation:
      'A strong answer treats the second purpose as a new project, looks for the lesser means, and tells people before. The tempting answer anonymizes the data and starts: counts by floor may be harmless, but the decision to use them in this way still needs a reason, a notice and an end.',
  },
]);
