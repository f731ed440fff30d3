// The files of templates/, in the order of their names, as bytes of the program.
//
// `#embed` is part of C23, and clang knows it in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "CTemplates.h"

static const unsigned char assets_card_png[] = {
#embed "../../templates/assets/card.png"
};
static const unsigned char assets_desk_css[] = {
#embed "../../templates/assets/desk.css"
};
static const unsigned char assets_examples_actions_js[] = {
#embed "../../templates/assets/examples-actions.js"
};
static const unsigned char assets_examples_arrivals_js[] = {
#embed "../../templates/assets/examples-arrivals.js"
};
static const unsigned char assets_examples_choice_js[] = {
#embed "../../templates/assets/examples-choice.js"
};
static const unsigned char assets_examples_choosing_js[] = {
#embed "../../templates/assets/examples-choosing.js"
};
static const unsigned char assets_examples_columns_js[] = {
#embed "../../templates/assets/examples-columns.js"
};
static const unsigned char assets_examples_dragging_js[] = {
#embed "../../templates/assets/examples-dragging.js"
};
static const unsigned char assets_examples_editing_js[] = {
#embed "../../templates/assets/examples-editing.js"
};
static const unsigned char assets_examples_ellipsis_js[] = {
#embed "../../templates/assets/examples-ellipsis.js"
};
static const unsigned char assets_examples_folding_js[] = {
#embed "../../templates/assets/examples-folding.js"
};
static const unsigned char assets_examples_index_js[] = {
#embed "../../templates/assets/examples-index.js"
};
static const unsigned char assets_examples_inspecting_js[] = {
#embed "../../templates/assets/examples-inspecting.js"
};
static const unsigned char assets_examples_listing_js[] = {
#embed "../../templates/assets/examples-listing.js"
};
static const unsigned char assets_examples_menu_js[] = {
#embed "../../templates/assets/examples-menu.js"
};
static const unsigned char assets_examples_more_css[] = {
#embed "../../templates/assets/examples-more.css"
};
static const unsigned char assets_examples_opening_js[] = {
#embed "../../templates/assets/examples-opening.js"
};
static const unsigned char assets_examples_outline_js[] = {
#embed "../../templates/assets/examples-outline.js"
};
static const unsigned char assets_examples_panel_js[] = {
#embed "../../templates/assets/examples-panel.js"
};
static const unsigned char assets_examples_screens_js[] = {
#embed "../../templates/assets/examples-screens.js"
};
static const unsigned char assets_examples_searching_js[] = {
#embed "../../templates/assets/examples-searching.js"
};
static const unsigned char assets_examples_sharing_js[] = {
#embed "../../templates/assets/examples-sharing.js"
};
static const unsigned char assets_examples_css[] = {
#embed "../../templates/assets/examples.css"
};
static const unsigned char assets_examples_js[] = {
#embed "../../templates/assets/examples.js"
};
static const unsigned char assets_filter_js[] = {
#embed "../../templates/assets/filter.js"
};
static const unsigned char assets_front_css[] = {
#embed "../../templates/assets/front.css"
};
static const unsigned char assets_front_js[] = {
#embed "../../templates/assets/front.js"
};
static const unsigned char assets_gallery_css[] = {
#embed "../../templates/assets/gallery.css"
};
static const unsigned char assets_icon_maskable_png[] = {
#embed "../../templates/assets/icon-maskable.png"
};
static const unsigned char assets_icon_png[] = {
#embed "../../templates/assets/icon.png"
};
static const unsigned char assets_icon_svg[] = {
#embed "../../templates/assets/icon.svg"
};
static const unsigned char assets_listings_js[] = {
#embed "../../templates/assets/listings.js"
};
static const unsigned char assets_moved_js[] = {
#embed "../../templates/assets/moved.js"
};
static const unsigned char assets_parallel_js[] = {
#embed "../../templates/assets/parallel.js"
};
static const unsigned char assets_repository_css[] = {
#embed "../../templates/assets/repository.css"
};
static const unsigned char assets_repository_js[] = {
#embed "../../templates/assets/repository.js"
};
static const unsigned char assets_search_answer_js[] = {
#embed "../../templates/assets/search-answer.js"
};
static const unsigned char assets_search_english_js[] = {
#embed "../../templates/assets/search-english.js"
};
static const unsigned char assets_search_index_js[] = {
#embed "../../templates/assets/search-index.js"
};
static const unsigned char assets_search_japanese_js[] = {
#embed "../../templates/assets/search-japanese.js"
};
static const unsigned char assets_search_korean_js[] = {
#embed "../../templates/assets/search-korean.js"
};
static const unsigned char assets_search_query_js[] = {
#embed "../../templates/assets/search-query.js"
};
static const unsigned char assets_search_spelling_js[] = {
#embed "../../templates/assets/search-spelling.js"
};
static const unsigned char assets_search_text_js[] = {
#embed "../../templates/assets/search-text.js"
};
static const unsigned char assets_search_js[] = {
#embed "../../templates/assets/search.js"
};
static const unsigned char assets_sentences_js[] = {
#embed "../../templates/assets/sentences.js"
};
static const unsigned char assets_site_css[] = {
#embed "../../templates/assets/site.css"
};
static const unsigned char assets_site_js[] = {
#embed "../../templates/assets/site.js"
};
static const unsigned char assets_terms_css[] = {
#embed "../../templates/assets/terms.css"
};
static const unsigned char assets_terms_js[] = {
#embed "../../templates/assets/terms.js"
};
static const unsigned char footer_mustache[] = {
#embed "../../templates/footer.mustache"
};
static const unsigned char assets_topics_css[] = {
#embed "../../templates/assets/topics.css"
};
static const unsigned char head_mustache[] = {
#embed "../../templates/head.mustache"
};
static const unsigned char header_mustache[] = {
#embed "../../templates/header.mustache"
};
static const unsigned char offline_offline_js[] = {
#embed "../../templates/offline/offline.js"
};
static const unsigned char offline_removal_js[] = {
#embed "../../templates/offline/removal.js"
};
static const unsigned char offline_worker_js[] = {
#embed "../../templates/offline/worker.js"
};
static const unsigned char page_mustache[] = {
#embed "../../templates/page.mustache"
};
static const unsigned char preview_pins_js[] = {
#embed "../../templates/preview/pins.js"
};
static const unsigned char preview_playground_js[] = {
#embed "../../templates/preview/playground.js"
};
static const unsigned char preview_preview_css[] = {
#embed "../../templates/preview/preview.css"
};
static const unsigned char preview_preview_js[] = {
#embed "../../templates/preview/preview.js"
};
static const unsigned char starter__github_workflows_pages_yml[] = {
#embed "../../templates/starter/.github/workflows/pages.yml"
};
static const unsigned char starter_content_empty_lists_en_md[] = {
#embed "../../templates/starter/content/empty-lists/en.md"
};
static const unsigned char starter_content_empty_lists_ja_md[] = {
#embed "../../templates/starter/content/empty-lists/ja.md"
};
static const unsigned char starter_content_empty_lists_ko_md[] = {
#embed "../../templates/starter/content/empty-lists/ko.md"
};
static const unsigned char starter_content_empty_lists_reading_list_table_yaml[] = {
#embed "../../templates/starter/content/empty-lists/reading-list.table.yaml"
};
static const unsigned char starter_content_glossary_yaml[] = {
#embed "../../templates/starter/content/glossary.yaml"
};
static const unsigned char starter_content_site_yaml[] = {
#embed "../../templates/starter/content/site.yaml"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const struct BuiltInTemplate files[] = {
    FILE("assets/card.png", assets_card_png),
    FILE("assets/desk.css", assets_desk_css),
    FILE("assets/examples-actions.js", assets_examples_actions_js),
    FILE("assets/examples-arrivals.js", assets_examples_arrivals_js),
    FILE("assets/examples-choice.js", assets_examples_choice_js),
    FILE("assets/examples-choosing.js", assets_examples_choosing_js),
    FILE("assets/examples-columns.js", assets_examples_columns_js),
    FILE("assets/examples-dragging.js", assets_examples_dragging_js),
    FILE("assets/examples-editing.js", assets_examples_editing_js),
    FILE("assets/examples-ellipsis.js", assets_examples_ellipsis_js),
    FILE("assets/examples-folding.js", assets_examples_folding_js),
    FILE("assets/examples-index.js", assets_examples_index_js),
    FILE("assets/examples-inspecting.js", assets_examples_inspecting_js),
    FILE("assets/examples-listing.js", assets_examples_listing_js),
    FILE("assets/examples-menu.js", assets_examples_menu_js),
    FILE("assets/examples-more.css", assets_examples_more_css),
    FILE("assets/examples-opening.js", assets_examples_opening_js),
    FILE("assets/examples-outline.js", assets_examples_outline_js),
    FILE("assets/examples-panel.js", assets_examples_panel_js),
    FILE("assets/examples-screens.js", assets_examples_screens_js),
    FILE("assets/examples-searching.js", assets_examples_searching_js),
    FILE("assets/examples-sharing.js", assets_examples_sharing_js),
    FILE("assets/examples.css", assets_examples_css),
    FILE("assets/examples.js", assets_examples_js),
    FILE("assets/filter.js", assets_filter_js),
    FILE("assets/front.css", assets_front_css),
    FILE("assets/front.js", assets_front_js),
    FILE("assets/gallery.css", assets_gallery_css),
    FILE("assets/icon-maskable.png", assets_icon_maskable_png),
    FILE("assets/icon.png", assets_icon_png),
    FILE("assets/icon.svg", assets_icon_svg),
    FILE("assets/listings.js", assets_listings_js),
    FILE("assets/moved.js", assets_moved_js),
    FILE("assets/parallel.js", assets_parallel_js),
    FILE("assets/repository.css", assets_repository_css),
    FILE("assets/repository.js", assets_repository_js),
    FILE("assets/search-answer.js", assets_search_answer_js),
    FILE("assets/search-english.js", assets_search_english_js),
    FILE("assets/search-index.js", assets_search_index_js),
    FILE("assets/search-japanese.js", assets_search_japanese_js),
    FILE("assets/search-korean.js", assets_search_korean_js),
    FILE("assets/search-query.js", assets_search_query_js),
    FILE("assets/search-spelling.js", assets_search_spelling_js),
    FILE("assets/search-text.js", assets_search_text_js),
    FILE("assets/search.js", assets_search_js),
    FILE("assets/sentences.js", assets_sentences_js),
    FILE("assets/site.css", assets_site_css),
    FILE("assets/site.js", assets_site_js),
    FILE("assets/terms.css", assets_terms_css),
    FILE("assets/terms.js", assets_terms_js),
    FILE("assets/topics.css", assets_topics_css),
    FILE("footer.mustache", footer_mustache),
    FILE("head.mustache", head_mustache),
    FILE("header.mustache", header_mustache),
    FILE("offline/offline.js", offline_offline_js),
    FILE("offline/removal.js", offline_removal_js),
    FILE("offline/worker.js", offline_worker_js),
    FILE("page.mustache", page_mustache),
    FILE("preview/pins.js", preview_pins_js),
    FILE("preview/playground.js", preview_playground_js),
    FILE("preview/preview.css", preview_preview_css),
    FILE("preview/preview.js", preview_preview_js),
    FILE("starter/.github/workflows/pages.yml", starter__github_workflows_pages_yml),
    FILE("starter/content/empty-lists/en.md", starter_content_empty_lists_en_md),
    FILE("starter/content/empty-lists/ja.md", starter_content_empty_lists_ja_md),
    FILE("starter/content/empty-lists/ko.md", starter_content_empty_lists_ko_md),
    FILE("starter/content/empty-lists/reading-list.table.yaml", starter_content_empty_lists_reading_list_table_yaml),
    FILE("starter/content/glossary.yaml", starter_content_glossary_yaml),
    FILE("starter/content/site.yaml", starter_content_site_yaml),
};

size_t builtInTemplateCount(void) { return sizeof files / sizeof files[0]; }

struct BuiltInTemplate builtInTemplate(size_t index) { return files[index]; }
