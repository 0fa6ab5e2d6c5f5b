import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'people-analytics-scenario',
  moduleId: 'people-analytics-m5',
  type: 'scenario',
  title: 'The Attrition Model',
  description:
    "Managers want a vendor's list of likely leavers, and the vendor is ready to send it. Decide what the model is for, which data it may use, how it is tested, who sees what, and what anyone does with it.",
  passingScore: 80,
  config: {
    scenario: {
      title: 'The Attrition Model',
      context:
        'You are vice president of people insight at a home-furnishings retailer: 4,200 employees, 40 stores, three countries. Your HR system vendor has switched on a trial of an add-on that scores how likely each employee is to leave. Resignations have hurt the stores, and regional director Nokuthula Mabuza speaks for five colleagues who want help before the peak season. Halina Lisowska leads data privacy. Benedikt Aumann chairs the employee council. You report to the chief HR officer.',
    },
    steps: [
      {
        id: 'purpose',
        title: 'The list exists',
        description: 'Decide what the model is for.',
        situation:
          'Tuesday. The vendor\'s consultant writes, "Good news: the trial is live. I can release the top 400 names to your six regional directors today." Nokuthula calls: "I lost eleven people last month. Give me names and I will fight for each one. By Friday, please." The trial was accepted by a systems administrator under the existing contract.',
        choices: [
          {
            id: 'purpose-partners',
            text: 'Release the names to the six HR business partners only. They know confidentiality, they can act discreetly, and Nokuthula gets help before Friday without any manager holding a list.',
            value: 3,
            feedback:
              'You chose careful people, but six people cannot act on 400 names without telling someone why. Within days managers are asked to "keep an eye on" particular employees. No one has tested the scores, stated a purpose or informed anyone. Discretion limits how many people see a label; it does not make the label fair or right.',
            next: 'contain',
          },
          {
            id: 'purpose-question',
            text: 'Stop the release and ask Nokuthula what she would do differently with an answer. Propose a question about conditions that come before resignations, by group, with a first answer in six weeks.',
            value: 10,
            feedback:
              'Nokuthula is impatient until she hears the question: what, within her control, comes before exits? Shift notice and manager vacancies are in her hands; a name is not a remedy. You have kept the purpose with the business and the risk off individuals. Nothing has been shared that would have to be recalled.',
            next: 'scope',
          },
          {
            id: 'purpose-nda',
            text: 'Release the names to the directors under a signed confidentiality undertaking, for supportive conversations only. They carry the losses, they asked in good faith, and speed matters before peak season.',
            value: 0,
            feedback:
              'Six directors forward parts of the list to 40 store managers, because support happens in stores. An undertaking governs secrecy, not judgment. Employees with a high score become "leavers" in conversations about shifts and promotion, on the strength of an untested number. Good faith at the top does not travel with a file.',
            next: 'contain',
          },
          {
            id: 'purpose-evaluate',
            text: 'Decline the names and take the tool into a formal six-week evaluation. Report its accuracy and group-level results to the directors, who can then say how they would like to use it.',
            value: 7,
            feedback:
              'No name leaves the system, and that is the main thing. But the evaluation starts from the tool: directors will ask what it can do instead of what they must decide. You will measure accuracy for a purpose no one has stated. One question to Nokuthula today would have given the six weeks a target.',
            next: 'scope',
          },
        ],
      },
      {
        id: 'scope',
        title: 'What the vendor would like to have',
        description: 'Decide which data is used, and who is told.',
        situation:
          'The names stayed in the system. For the analysis the consultant requests 46 fields: rosters, tenure, pay and manager changes, but also badge times, email volume, absence reasons and engagement comments. "The algorithm decides what matters," he says. Halina asks what you need. Benedikt asks, in a hallway, whether something is going on.',
        choices: [
          {
            id: 'scope-consent',
            text: "Ask employees to opt in through the HR app, with a clear explanation, and use all 46 fields for those who agree. Consent respects people's choice and gives the model the best possible data.",
            value: 0,
            feedback:
              'Employees click yes because the employer asks, and some fear that refusal is itself a signal. Consent at work is seldom free, so it is a weak basis and can be withdrawn. Those who decline also differ from the rest, which distorts the result. Asking permission does not replace asking whether the data is needed.',
            next: 'test',
          },
          {
            id: 'scope-later',
            text: 'Limit the work to eight fields tied to your question, complete an impact assessment with Halina, and tell Benedikt and employees once the pilot shows whether there is anything worth announcing.',
            value: 7,
            feedback:
              'Scope and assessment are right, and Halina can defend them. The silence is not. Benedikt has already asked, so your first message to employees will now arrive as a correction of a rumor. In some places information or consultation must come before use. Telling people early also brings facts: they know why rosters fail.',
            next: 'test',
          },
          {
            id: 'scope-minimum',
            text: 'Use eight fields tied to two written hypotheses. Start the impact assessment with Halina and counsel, brief Benedikt this week, and publish a short notice before the first run.',
            value: 10,
            feedback:
              'Every field has a reason, and anyone can read it. Benedikt objects to one field and adds a better idea: how late rosters are changed. The notice costs you two days and removes the rumor. Counsel confirms where consultation is required. When results arrive, people dispute the findings and not the motives.',
            next: 'test',
          },
          {
            id: 'scope-sandbox',
            text: "Let the model see all 46 fields once, with names replaced by codes, in the vendor's closed environment. Keep only the fields that turn out to predict, and delete the others the same day.",
            value: 3,
            feedback:
              'It feels scientific, but collecting everything to discover what is necessary reverses the test. Coded records can be linked back, and absence reasons and comments are about as intrusive as HR data gets. The model also keeps whatever predicts, including stand-ins for health or family. Halina halts it in week two, and you start again.',
            next: 'test',
          },
        ],
      },
      {
        id: 'contain',
        title: '"The system says I am leaving"',
        description: 'Decide how to contain the list.',
        situation:
          'By Monday parts of the list have reached at least nine store managers. A cashier, Oluwaseun Demirci, writes to HR: "My supervisor says the system has me as leaving. What system?" Halina wants an answer by noon. Benedikt has heard as well. Two directors say the list is already useful and ask for an update.',
        choices: [
          {
            id: 'contain-hold',
            text: 'Ask all recipients to delete the list and keep a single copy in HR. Let Halina begin the impact assessment while business partners continue the conversations already scheduled, so that no one is left hanging.',
            value: 3,
            feedback:
              'The copies shrink, but the use goes on, now with your approval. Scheduled conversations rest on scores no one has tested, and Oluwaseun still has no answer. An assessment that runs beside the activity it should authorize is paperwork. Stop first; people who were promised a conversation can have one without a score.',
            next: 'test',
          },
          {
            id: 'contain-all',
            text: 'Recall the list today with confirmation of deletion. Log who saw it and what they did, freeze decisions touched by it, involve Halina and counsel on duties, and answer Oluwaseun honestly.',
            value: 10,
            feedback:
              'By evening you know that nine managers saw names and that two rosters and one training place were affected; all three are reopened. Counsel checks whether anyone must be notified. Oluwaseun reads an apology, a fact and a contact. You lose a morning and keep the standing to ask a better question next week.',
            next: 'test',
          },
          {
            id: 'contain-watermark',
            text: 'Close the leak properly: move the list into a secure folder with named access and watermarks, remind recipients of their duty, and tell Oluwaseun that forecasts are confidential planning data.',
            value: 0,
            feedback:
              'The folder is secure and the practice continues. Oluwaseun is told that data about him is none of his business, asks for it formally, and brings Benedikt. You treated an unfair use as a security defect. Better locks protect the company from disclosure; they do nothing for the person already labeled.',
            next: 'test',
          },
          {
            id: 'contain-recall',
            text: 'Recall and delete the list, apologize to Oluwaseun, and restart with a group-level question. Remind the managers in writing that nothing they read may influence any decision about anyone.',
            value: 7,
            feedback:
              'The list is gone and Oluwaseun is heard. What you have not done is look back. Two rosters and one training place were decided last week, and a reminder works only forward. Those employees carry the consequence without knowing it. Ask each recipient what they did with a name, and reopen what was touched.',
            next: 'test',
          },
        ],
      },
      {
        id: 'test',
        title: 'The closed test',
        description: 'Decide what the test result means.',
        situation:
          'Whatever came before, Halina has stopped all live use. Under her assessment, the vendor has tested its standard model on two past years in a closed area, without names. Its certificate says "no bias detected." Your own check finds that 54 of 300 people who had taken family leave were flagged (18%), against 346 of 3,900 others (9%). "Left" in the training data includes store closures. Group data was used with counsel\'s approval.',
        choices: [
          {
            id: 'test-columns',
            text: 'Have the vendor delete the family-leave and reduced-hours fields and rerun the model on your data. Accept it for group reporting if the two flag rates then come close together.',
            value: 7,
            feedback:
              'A useful step, and the gap narrows. But other fields, such as late roster swaps, can stand in for the ones you removed, and similar flag rates may hide unequal mistakes. The target is still wrong: closures are not resignations. You tested the symptom you had seen. Test target, errors and proxies before you accept anything.',
            next: 'access',
          },
          {
            id: 'test-threshold',
            text: 'Set a separate cut-off for people who took family leave so that 9% are flagged in each group. It equalizes the outcome at once, needs no vendor work and can be documented today.',
            value: 0,
            feedback:
              'The chart looks fair because you changed the ruler by group. That treats individuals differently by a characteristic the law may protect, and counsel objects. The flawed target remains, and so does the feature that produced the gap. Adjusting output hides the cause; next year someone removes the adjustment and finds it untouched.',
            next: 'access',
          },
          {
            id: 'test-real',
            text: 'Record the gap and accept the model for retention support only. If people return from leave and really do leave more often, a flag is accurate, and support can only help them.',
            value: 3,
            feedback:
              'Perhaps the difference is real, but you have not shown it: closures are in the target, and no one has compared wrong flags. Nor is support harmless. A parent who is quietly treated as leaving may be spared the project that leads to promotion. "Only to help" is a purpose you cannot enforce.',
            next: 'access',
          },
          {
            id: 'test-target',
            text: 'Keep it switched off. Rebuild the target from resignations only, compare wrong flags and wrong misses by group, look for proxies, and write pass limits with counsel before the retest.',
            value: 10,
            feedback:
              'Two weeks later the rebuilt test explains most of the gap: closed stores had employed many returners. A smaller gap remains, linked to roster swaps, and you drop that field. You can now say what the model measures, how often it errs and for whom. The certificate could not have told you any of it.',
            next: 'access',
          },
        ],
      },
      {
        id: 'access',
        title: 'Who sees what',
        description: 'Decide the level of access.',
        situation:
          'The work shows two conditions that come before resignations: rosters changed with under seven days\' notice, and a vacant first-line manager post. Nokuthula is pleased, and adds: "Now the names, at least for the 30 roles I cannot lose." The chief operating officer supports her. The vendor offers a manager view with colored bands and a warning text.',
        choices: [
          {
            id: 'access-group',
            text: 'Results by store and role group, none under 30 people, no names for anyone. All managers receive the same conversation guide. Queries are logged, and Halina can stop the service.',
            value: 10,
            feedback:
              'Nokuthula does not get her 30 names, but she gets something she can change: which stores alter rosters late. Her managers talk with everyone, so no one is marked by being chosen. The log makes misuse visible. People you cannot afford to lose deserve a conversation because of their role, not because of a score.',
            next: 'act-group',
          },
          {
            id: 'access-bands',
            text: 'Switch on the manager view with colored bands instead of numbers, the warning text and a compulsory online course. Managers already know their people, and a band gives them a reason to ask.',
            value: 0,
            feedback:
              'A red band is still a label, and 40 managers now see one beside every name. The warning is read once. Within weeks the color appears in shortlists and shift talk, as a fact. Training and warnings do not stop people from leaning on a score; removing the score from their screen does.',
            next: 'act-name',
          },
          {
            id: 'access-small',
            text: 'Group results only, without names, but for teams of five or more and refreshed monthly, so that store managers can act locally and see quickly whether their own efforts are working.',
            value: 7,
            feedback:
              'The principle holds, and managers like it. But in a team of five a change from one month to the next points to one person, usually the newest. Small groups also swing by chance, so managers chase noise. A minimum of 30 and a quarterly rhythm would have protected people and conclusions alike.',
            next: 'act-group',
          },
          {
            id: 'access-critical',
            text: 'Names for the 30 critical roles only, to their direct managers, after a briefing on fair use. The business risk is real, the number is small, and everyone else stays at group level.',
            value: 3,
            feedback:
              'A small exception, for a respectable reason, and still the thing you set out to avoid: thirty employees carry a label that most of them have not earned. Their managers cannot unsee it when they plan promotions. The risk you named belongs to the role, and cover for a role needs no forecast about its holder.',
            next: 'act-name',
          },
        ],
      },
      {
        id: 'act-group',
        title: 'From finding to action',
        description: 'Decide how to act on the conditions.',
        situation:
          'No manager sees names. You propose a 14-day roster notice. Operations can introduce it in 20 of 40 stores before peak season, at a cost of 90,000 for scheduling support. A replaced store employee costs 3,000 in cash. Nokuthula wants to begin where turnover is worst. The chief operating officer asks, "How will we know that it worked?"',
        choices: [
          {
            id: 'group-all',
            text: 'Press for all 40 stores at once and compare turnover before and after. Late rosters are unfair whatever the statistics say, and holding half the stores back only to have a comparison is hard to defend.',
            value: 7,
            feedback:
              'A decent instinct: some changes are right without proof, and you may say so. But operations can staff only 20 stores now, so the rollout stumbles in peak season. And with every store changed at once, a warm labor market or the season could explain any result. A later start for half was coming anyway; use it.',
            next: 'committee',
          },
          {
            id: 'group-worst',
            text: 'Start in the 20 stores with the highest turnover last year, as Nokuthula asks. Need is a fair criterion, the improvement will be easiest to see there, and it will convince the others to follow.',
            value: 3,
            feedback:
              'You will see an improvement, and you will not know what it is. The worst stores of one year tend to drift back toward average with no help. Directors will credit the roster rule, and the other 20 stores will be disappointed. If need must count, choose by lottery among stores of similar need.',
            next: 'committee',
          },
          {
            id: 'group-bonus',
            text: 'Use the budget for a stay bonus in the store groups with the highest predicted exits. It reaches people before peak season, needs no change to rosters, and shows that analysis leads to action.',
            value: 0,
            feedback:
              "The bonus buys a few months from people whose rosters still change at three days' notice. It rewards a prediction and ignores the condition behind it. Staff in neighboring stores ask why they earn less for the same shifts. You found a cause you could test, and paid people to live with it.",
            next: 'committee',
          },
          {
            id: 'group-lottery',
            text: 'Draw the first 20 stores by lot, start the rest after peak season, and publish the rule. State the break-even, 30 fewer exits, and the result at which you would stop.',
            value: 10,
            feedback:
              'The lottery is the fairest queue and it creates the comparison the chief operating officer asked for. The break-even, 90,000 ÷ 3,000, turns a belief into a bet that can be lost. Nokuthula grumbles about two stores and then explains the rule to them herself, because no one chose the winners.',
            next: 'committee',
          },
        ],
      },
      {
        id: 'act-name',
        title: 'Off the shortlist',
        description: 'Decide how to respond when a score has been used.',
        situation:
          'Three weeks later Maryam Hosseinzadeh, a stockroom lead, asks why she is not on the shortlist for assistant manager. Her manager tells you in private, "The system has her as leaving. Why train someone who is going?" His written note says "business needs." The post will be filled on Thursday. The manager is one of your strongest supporters.',
        choices: [
          {
            id: 'name-justify',
            text: 'Ask the manager to document the job-related reasons for his shortlist. If they stand on their own, keep it, remind him of the rules, and offer Maryam feedback and a development plan.',
            value: 3,
            feedback:
              'Reasons written after the question tend to fit the answer. He has already told you the real one, so a tidy file would now conceal it, with your help. Maryam receives a development plan for a fault she does not have. When the true reason emerges, the document becomes the worst page in the case.',
            next: 'committee',
          },
          {
            id: 'name-reopen',
            text: "Put Maryam back on the shortlist and remove this manager's access. Write to all managers that scores may not be used in selection, and review other decisions at the end of the quarter.",
            value: 7,
            feedback:
              'Maryam has a chance again, and this leak is closed. But she is told nothing of the reason, the same manager still decides, and the other managers keep their access for weeks. Waiting a quarter leaves people who were dropped without knowing. Switch off access for everyone, and look back now.',
            next: 'committee',
          },
          {
            id: 'name-confidential',
            text: 'Support the manager on this post, since replacing a shortlist two days before the decision invites more claims. Tell Maryam that selection reasons are confidential, and fix the access rules quietly.',
            value: 0,
            feedback:
              'Maryam loses a promotion to a prediction and receives an answer that is not true. You now know of it, so the decision is also yours. Quiet repairs remove the evidence others would need to ask their own questions. If she belongs to a group the model flags too often, the harm is not hers alone.',
            next: 'committee',
          },
          {
            id: 'name-halt',
            text: 'Switch off all individual access today and preserve the logs. Pause the post, give it to a panel that has not seen scores, tell Maryam what happened, and review other decisions with counsel.',
            value: 10,
            feedback:
              "It is an uncomfortable Thursday. The review finds two more cases, and both are reopened. Maryam is angry, applies, and is judged on her work. You lose some of the manager's goodwill, yet the rule now has a meaning. Preserved logs also let you show exactly what was seen, which protects those who used nothing.",
            next: 'committee',
          },
        ],
      },
      {
        id: 'committee',
        title: 'The renewal',
        description: 'Decide what you recommend, and what you tell people.',
        situation:
          'Six months on. Operations has begun a roster rule, and late changes are falling. The vendor offers a three-year renewal with individual scores for all managers. It has replayed the six months in the closed area: "Our model found 120 of your 300 leavers, four times what chance would find." The replay flagged 400 people. The executive committee wants a recommendation, and Benedikt asks what has happened to the data.',
        choices: [
          {
            id: 'committee-decline',
            text: 'Show both figures, 120 of 300 found and 280 of 400 wrongly flagged. Decline individual scores, delete them subject to any legal hold, keep measuring the conditions, and publish a short account for employees.',
            value: 10,
            feedback:
              'The committee needs ten minutes: most flagged people stayed. You keep the measures of conditions and end what could only be misused. Counsel confirms what must be preserved before the rest is deleted. The published account includes one mistake of your own. Benedikt files no complaint and asks to see the roster figures each quarter.',
            next: 'end',
          },
          {
            id: 'committee-human',
            text: 'Renew for one year, with a human in the loop: managers must confirm that they considered other information before they act on a score, and HR reviews their confirmations every quarter.',
            value: 3,
            feedback:
              'A confirmation box records agreement, not thought, and reviewers of scores tend to follow them. Seven flags in ten would still be wrong, and the people behind them would meet that error in shifts and promotions. Oversight means competence, time, authority and a view formed before the score. Here no decision needs the score at all.',
            next: 'end',
          },
          {
            id: 'committee-threshold',
            text: 'Renew for three years at the discounted price, and raise the cut-off so that only the 150 highest scores are shown. Fewer wrong flags mean less harm, and the investment in testing is kept.',
            value: 0,
            feedback:
              'A higher cut-off finds fewer leavers and still labels people, now with more conviction behind each name. The discount buys three years in which rules and data will change. Money already spent on testing is no reason to continue. You would be defending individual scores to Benedikt although no decision here needs them.',
            next: 'end',
          },
          {
            id: 'committee-quiet',
            text: 'Decline the renewal and let the scores be deleted under the normal schedule. Report the roster results with pride, and answer questions about the model if someone asks, so as not to alarm anyone.',
            value: 7,
            feedback:
              'The right decision, told too softly. Someone has already asked: Benedikt. If employees learn of the scores from elsewhere, the roster success will look like a cover. The normal schedule may also delete what counsel must keep, or keep what no one needs. Say what was tried, what was wrong and what has ended.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        'You kept the question larger than the tool. You began with a decision, used the least data, told people before they had to ask, tested the target as well as the rates, and kept labels off individuals. Read the feedback on every choice below 10 points: the lost points usually come from looking forward without looking back. Then complete the action plan for one tool that your organization already owns.',
      failing:
        'Here is how it can go well. First, purpose: stop any release of names, and ask what the leader would do differently. Turn "who will leave?" into "which conditions come before resignations?" Second, privacy: use a few fields tied to written hypotheses, assess before use, and brief employees and their representatives early. If a list has escaped, recall it, log it, and reopen every decision it touched. Third, testing: look at the target before the algorithm, compare flag rates and errors by group, search for proxies, and set pass limits in advance. Never repair a gap with a different cut-off for each group. Fourth, access: groups of at least 30, no names, the same conversation guide for all managers. If a score has influenced a decision, halt access, keep the logs, redo the decision with people who have not seen it, and tell the person the truth. Fifth, action: change a condition, choose the first stores by lot, state the break-even and the stop rule. Last, governance: show how many flags were right as well as how many leavers were found, end what is not needed, and say so openly. Try again, and watch for the moment when a kind intention creates a label.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: ONE PREDICTIVE TOOL\n\nName: ______________________   Date: ______________\nTool: ______________________   Owner: ______________________\n\n1. PURPOSE AND DATA\nThe decision it serves, and who makes it: ______________________________\nThe same aim as a question about conditions: ______________________________\nFields I would remove: ______________________________\nWho has been told, and who must be told before the next use: ______________________________\n\n2. TESTING\nWhat the target really measures: ______________________________\nFlags that were right: ____ of ____   Cases found: ____ of ____\nGroups compared (with counsel): ______________________________\nPass limit, set before the test: ______________________________\n\n3. ACCESS AND OVERSIGHT\nSmallest group shown: ____   Names visible to: ______________________________\nWho records a view before seeing the output: ______________________________\nWho can stop it today: ______________________________\n\n4. ACTION AND REVIEW\nThe condition we will change: ______________________________\nComparison group, and how it is chosen: ______________________________\nBreak-even: ________   Stop rule: ______________________________\nDecisions to look back at: ______________________________\nReview date: ______________   Colleague who will ask me: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Purpose and data', 'Testing', 'Access and oversight', 'Action and review'],
    },
  },
});
